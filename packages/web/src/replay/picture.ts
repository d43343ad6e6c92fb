import { fontsInUse } from './fonts-in-use.js';

/** Pixels of the picture for one of the page. */
const SCALE = 2;
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Every rule of the page's own style sheets; the fonts are told apart. */
function styleText(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join('\n');
}

/** What the style sheets ask of the page's root: theme and language. */
function rootAttributes(): string {
  const root = document.documentElement;
  const size = getComputedStyle(root).fontSize;
  const told = [...root.attributes]
    .filter(({ name }) => name === 'lang' || name === 'class' || name.startsWith('data-'))
    .map(({ name, value }) => `${name}="${value.replaceAll('"', '&quot;')}"`);
  return [...told, `style="font-size:${size}"`].join(' ');
}

/**
 * A part of the page as an SVG picture that needs nothing else: its elements, the style sheets and the fonts. It is as
 * wide as the window, so that what depends on the width of the window looks as it does there.
 */
async function svgOf(element: HTMLElement): Promise<{ text: string; width: number; height: number }> {
  const width = element.clientWidth;
  const height = element.scrollHeight;
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  copy.style.overflow = 'hidden';
  const body = document.createElementNS(XHTML, 'body');
  const style = document.createElementNS(XHTML, 'style');
  style.textContent = `${await fontsInUse()}\n${styleText()}`;
  body.append(style, copy);
  const page = new XMLSerializer().serializeToString(body);
  const full = Math.max(innerWidth, width);
  return {
    text: `<svg xmlns="http://www.w3.org/2000/svg" width="${full}" height="${height}" ${rootAttributes()}><foreignObject width="${full}" height="${height}">${page}</foreignObject></svg>`,
    width,
    height,
  };
}

/** The table that lies on the screen as a PNG; whole, also where only a part of it is in sight. */
export async function drawTable(): Promise<Blob> {
  const table = document.querySelector<HTMLElement>('[data-area="table"]');
  if (!table) throw new Error('there is no table to draw');
  const { text, width, height } = await svgOf(table);
  const image = new Image();
  // A picture with elements of a page in it may be read back only when it came as data.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('this browser draws no pictures');
  paint.fillStyle = getComputedStyle(document.body).backgroundColor;
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.scale(SCALE, SCALE);
  paint.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))),
      'image/png',
    );
  });
}

/** Puts a picture on the clipboard; false where the browser does not let it. */
export async function copyPicture(picture: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return true;
  } catch {
    return false;
  }
}
