/** One part of an effect: a word and how often, such as `food 2` or `tile:coral`. */
export interface TextPart {
  readonly word: string;
  readonly count: number;
}

/** An effect as written on a card: an optional price, then one or more options, each of one or more parts. */
export interface TextEffect {
  readonly pay: string;
  readonly options: readonly (readonly TextPart[])[];
}

/** Splits `pay X > a 1, b 2 / c` into its price, options and parts; returns what is wrong as a text. */
export function splitEffect(text: string): TextEffect | string {
  const priced = /^pay ([^>]+) > (.+)$/.exec(text);
  if (!priced && text.includes('>')) return `"${text}" must read "pay X > Y"`;
  const [pay, body] = priced ? [priced[1], priced[2]] : ['', text];
  const options: TextPart[][] = [];
  for (const option of body.split(' / ')) {
    const parts: TextPart[] = [];
    for (const part of option.split(', ')) {
      const match = /^([a-z_]+(?:[:-][a-z0-9]+)?)(?: ([0-9]{1,2}))?$/.exec(part);
      if (!match) return `"${part}" is not a word with an optional number`;
      parts.push({ word: match[1], count: match[2] === undefined ? 1 : Number(match[2]) });
    }
    options.push(parts);
  }
  return { pay, options };
}
