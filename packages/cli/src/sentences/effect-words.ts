/** How words of effects read, alone or counted as one and as several, where they do not read as they are written. */
export type Vocabulary = Readonly<Record<string, string | readonly [one: string, many: string]>>;

/** A count with its noun. */
export function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** How a word reads that stands for several, or for itself. */
export function severalWords(word: string, vocabulary: Vocabulary): string {
  const entry = vocabulary[word] ?? asWritten(word);
  return typeof entry === 'string' ? entry : entry[1];
}

/** A word no vocabulary has, such as `tile:any`. */
const asWritten = (word: string): string => word.replace(/[:_]/g, ' ');

function partWords(part: string, vocabulary: Vocabulary): string {
  const [word, count] = part.split(' ');
  const plain = asWritten(word);
  const entry = vocabulary[word] ?? (count === undefined ? plain : ([plain, plain] as const));
  if (typeof entry === 'string') return entry;
  return counted(count === undefined ? 1 : Number(count), entry);
}

/** An effect such as `pay seal 1 > courtier` in words, such as `pay 1 seal: courtier`. */
export function effectWords(effect: string, vocabulary: Vocabulary): string {
  const [price, body] = effect.includes(' > ') ? effect.split(' > ') : ['', effect];
  const options = body.split(' / ').map((option) =>
    option
      .split(', ')
      .map((part) => partWords(part, vocabulary))
      .join(', '),
  );
  const words = options.join(' or ');
  return price ? `pay ${priceWords(price.replace(/^pay /, ''), vocabulary)}: ${words}` : words;
}

/** Letters of the Duel's prices. */
const PRICE_LETTERS: Vocabulary = {
  c: ['coin', 'coins'],
  s: ['seal', 'seals'],
  a: ['coin or seal', 'coins or seals'],
};

/** A price, written `coin 3` or `3c 1s`, in words. */
export function priceWords(price: string, vocabulary: Vocabulary = PRICE_LETTERS): string {
  if (!/^[0-9]/.test(price)) return partWords(price, vocabulary);
  return price
    .split(' ')
    .map((part) => partWords(`${part.slice(-1)} ${part.slice(0, -1)}`, PRICE_LETTERS))
    .join(' and ');
}
