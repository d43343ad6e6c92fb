/** Breaks a text into lines of at most `width` characters; all but the first are indented. */
export function wrap(text: string, indent: number, width = 79): string[] {
  if (text.length <= width) return [text];
  const space = text.lastIndexOf(' ', width);
  // A word longer than the line stays whole.
  if (text.slice(0, space).trim() === '') return [text];
  return [text.slice(0, space), ...wrap(' '.repeat(indent) + text.slice(space + 1), indent, width)];
}
