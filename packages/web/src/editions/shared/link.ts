import { fromBase64url, toBase64url } from '../../replay/base64url.js';
import {
  type BadEdition,
  type CheckedEdition,
  type EditionFile,
  LONGEST_FILE,
  readEditionText,
} from '../store/edition-file.js';

/** Longer than any edition comes to; more is refused before it is unpacked. */
export const LONGEST_LINK = 16_000;

const throughStream = (bytes: Uint8Array, stream: CompressionStream | DecompressionStream) =>
  new Blob([bytes as BlobPart]).stream().pipeThrough(stream);

/** An edition as a text for an address. */
export async function packEdition(file: EditionFile): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(file));
  const packed = throughStream(bytes, new CompressionStream('deflate-raw'));
  return toBase64url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** The address of an edition, which holds all of it; nothing where that would be too long. */
export async function linkTo(file: EditionFile): Promise<string | undefined> {
  const text = await packEdition(file);
  return text.length <= LONGEST_LINK ? `#/editions/shared/${text}` : undefined;
}

/** Unpacks no more than an edition may hold, and little above: a few bytes can swell to millions. */
async function unpacked(bytes: Uint8Array): Promise<string> {
  const reader = throughStream(bytes, new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > LONGEST_FILE) {
      await reader.cancel();
      return text;
    }
  }
}

/** Reads a link as what it is: a text from a stranger. */
export async function readLink(packed: string): Promise<CheckedEdition | BadEdition> {
  if (packed.length > LONGEST_LINK)
    return { problem: { code: 'linkLength', args: { most: LONGEST_LINK } }, path: '' };
  try {
    return readEditionText(await unpacked(fromBase64url(packed)));
  } catch {
    return { problem: { code: 'brokenLink' }, path: '' };
  }
}
