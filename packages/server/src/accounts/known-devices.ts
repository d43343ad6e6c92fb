import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NAME = 'shirasagi.device';
const COOKIE = /(?:^|;\s*)shirasagi\.device=([\w-]{22})\.([\w-]{43})(?:;|$)/;
const YEAR_SECONDS = 31_536_000;

/** Remembers on a device, by a signed cookie, that a person signed in to an account from it. */
export class KnownDevices {
  private readonly secret: string;
  private readonly attributes: string;

  constructor(secret: string, secure: boolean) {
    this.secret = secret;
    this.attributes = `Path=/api; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  }

  /** The device a request comes from, if a person signed in to that account from it before. */
  find(cookies: string | undefined, account: string): string | undefined {
    const [, device, mark] = COOKIE.exec(cookies ?? '') ?? [];
    if (device === undefined) return undefined;
    const expected = this.mark(account, device);
    return timingSafeEqual(Buffer.from(mark), Buffer.from(expected)) ? device : undefined;
  }

  /** The cookie that makes a device known to an account. */
  cookie(account: string): string {
    const device = randomBytes(16).toString('base64url');
    return `${NAME}=${device}.${this.mark(account, device)}; Max-Age=${YEAR_SECONDS}; ${this.attributes}`;
  }

  /** The cookie that makes a device forget. */
  get goneCookie(): string {
    return `${NAME}=; Max-Age=0; ${this.attributes}`;
  }

  private mark(account: string, device: string): string {
    return createHmac('sha256', this.secret).update(`device:${account}:${device}`).digest('base64url');
  }
}
