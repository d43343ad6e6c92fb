/** Adds up icons such as `food 1` and `food 2`; an icon without a number is kept as it is when it stands alone. */
export function addUp(icons: readonly string[]): string {
  const sums = new Map<string, number>();
  for (const icon of icons) {
    const [word, count] = icon.split(' ');
    sums.set(word, (sums.get(word) ?? 0) + Number(count ?? 1));
  }
  return [...sums].map(([word, count]) => `${word} ${count}`).join(', ');
}
