import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** `sealed:` the hash of the seed, which everybody may know, `:` the seed encrypted. */
const SEALED = /^sealed:([0-9a-f]{64}):([\w-]+)$/;

/** What is shown of a seed before it is revealed; of a sealed one too. */
export function commitmentTo(seed: string): string {
  return SEALED.exec(seed)?.[1] ?? createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
}

/** Whether a seed could not be read with the key there is. */
export const isSealed = (seed: string): boolean => SEALED.test(seed);

/**
 * Keeps the seeds of tables that are not over from those who read the store, its exports or its copies: they are
 * encrypted with a key that is in none of them. Rows come out of the store with their seeds opened.
 */
export class SeedVault implements KyselyPlugin {
  private key: Buffer | undefined;

  /** From here on seeds can be sealed and are opened. */
  unlock(key: Buffer): void {
    this.key = key;
  }

  /** What tells this key from others without telling it. */
  get fingerprint(): string {
    return createHmac('sha256', this.mustHaveKey()).update('shirasagi seeds').digest('hex');
  }

  seal(seed: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.mustHaveKey(), iv);
    // The hash belongs to the seed: nobody can put another one in front of it.
    cipher.setAAD(Buffer.from(commitmentTo(seed)));
    const bytes = [iv, cipher.update(Buffer.from(seed, 'hex')), cipher.final(), cipher.getAuthTag()];
    return `sealed:${commitmentTo(seed)}:${Buffer.concat(bytes).toString('base64url')}`;
  }

  /** The seed; one that was sealed with another key stays sealed. */
  open(text: string): string {
    const [, commitment, sealed] = SEALED.exec(text) ?? [];
    if (sealed === undefined || !this.key) return text;
    try {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, IV_BYTES));
      decipher.setAAD(Buffer.from(commitment)).setAuthTag(bytes.subarray(-TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)).toString('hex') + decipher.final('hex');
    } catch {
      return text;
    }
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return { ...result, rows: this.opened(result.rows) };
  }

  /** Rows with their seeds opened, if they have any. */
  opened(rows: UnknownRow[]): UnknownRow[] {
    if (typeof rows[0]?.seed !== 'string') return rows;
    return rows.map((row) => ({ ...row, seed: this.open(row.seed as string) }));
  }

  private mustHaveKey(): Buffer {
    if (!this.key) throw new Error('the key of the seeds has not been read');
    return this.key;
  }
}
