/** Chance with a seed, so that a test plays the same game every time; each load of a page goes on differently. */
export function seedChance(): void {
  // The empty page a tab begins with has no storage.
  if (origin === 'null') return;
  const loads = Number(sessionStorage.getItem('loads')) + 1;
  sessionStorage.setItem('loads', String(loads));
  let seed = loads * 7919;
  crypto.getRandomValues = (array) => {
    const view = array as unknown as Uint8Array;
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      bytes[i] = seed >>> 24;
    }
    return array;
  };
}
