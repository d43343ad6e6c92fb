import { toBase64 } from './base64url.js';

const plain = (family: string): string => family.replaceAll(/["']/g, '');

/** Whether the page has loaded the file a rule names. */
function isLoaded(rule: CSSFontFaceRule): boolean {
  const range = rule.style.getPropertyValue('unicode-range').replaceAll(' ', '').toLowerCase();
  return [...document.fonts].some(
    (face) =>
      face.status === 'loaded' &&
      plain(face.family) === plain(rule.style.getPropertyValue('font-family')) &&
      face.unicodeRange.replaceAll(' ', '').toLowerCase() === range,
  );
}

async function withData(rule: CSSFontFaceRule): Promise<string> {
  const [, file] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
  if (file === undefined) return rule.cssText;
  const address = new URL(file, rule.parentStyleSheet?.href ?? location.href);
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  return rule.cssText.replace(/url\("?[^")]+"?\)/, `url("data:font/woff2;base64,${toBase64(bytes)}")`);
}

/** The font files the page shows text with, as style rules that hold the files themselves. */
export async function fontsInUse(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const fonts = rules.filter((rule) => rule instanceof CSSFontFaceRule).filter(isLoaded);
  return (await Promise.all(fonts.map(withData))).join('\n');
}
