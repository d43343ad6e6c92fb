import { randomBytes } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { hash, verify } from '@node-rs/argon2';
import { LEAST_PASSWORD } from '@shirasagi/protocol';
import { betterAuth } from 'better-auth';
import { anonymous } from 'better-auth/plugins/anonymous';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Store } from '../store/store.js';
import { letStoragesRest } from './async-storage-workaround.js';
import { handOver } from './belongings.js';
import { renewal } from './sessions.js';

const DAY_SECONDS = 86_400;
export const AUTH_PATH = '/api/auth';

/** The secret cookies are signed with: given from outside, or drawn once and kept in the store for all processes. */
export async function secretOf(config: Config, store: Store): Promise<string> {
  if (config.AUTH_SECRET) return config.AUTH_SECRET;
  const name = 'auth-secret';
  await store.db
    .insertInto('setting')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await store.db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

/** A password as it is kept: argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/**
 * Sets up the authentication library on the store: guests, passwords with argon2id, passkeys.
 * `handedOver` hears of every guest whose things are an account's from now on.
 */
export async function openAuth(
  config: Config,
  store: Store,
  log: Logger,
  handedOver: (guest: string) => void,
) {
  await letStoragesRest();
  const publicUrl = config.PUBLIC_URL ? new URL(config.PUBLIC_URL) : undefined;
  return betterAuth({
    appName: 'Shirasagi',
    baseURL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    basePath: AUTH_PATH,
    secret: await secretOf(config, store),
    // The same plain columns in both stores: dates as text and flags as numbers, which is its way with SQLite.
    database: { db: store.db, type: 'sqlite' },
    telemetry: { enabled: false },
    // Requests are limited before they come here.
    rateLimit: { enabled: false },
    trustedOrigins: (request) => ownOrigins(request?.headers.get('host') ?? undefined, config),
    session: { expiresIn: 180 * DAY_SECONDS, updateAge: DAY_SECONDS },
    emailAndPassword: {
      enabled: true,
      // An account grows out of a guest, so that everybody keeps what they had.
      disableSignUp: true,
      minPasswordLength: LEAST_PASSWORD,
      maxPasswordLength: 200,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verify(hash, password),
      },
    },
    plugins: [
      renewal,
      anonymous({
        onLinkAccount: async ({ anonymousUser: { user: guest }, newUser: { user } }) => {
          await handOver(store.db, guest.id, user.id, user.name);
          handedOver(guest.id);
        },
      }),
      passkey({
        rpName: 'Shirasagi',
        rpID: publicUrl?.hostname ?? 'localhost',
        // Without a public address the request's own origin counts, which has been looked at before.
        ...(publicUrl && { origin: publicUrl.origin }),
        // The passkey itself knows whom it belongs to, so that nobody types a name to sign in.
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      }),
    ],
    advanced: {
      cookiePrefix: 'shirasagi',
      useSecureCookies: publicUrl?.protocol === 'https:',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict' },
      database: { validateSchema: false },
      ipAddress: { disableIpTracking: true },
    },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' ? 'error' : 'warn']({ part: 'auth' }, message),
    },
  });
}

export type Auth = Awaited<ReturnType<typeof openAuth>>;

/** Origins a page of this server may have: the public address, and the host it was reached by. */
export function ownOrigins(host: string | undefined, config: Pick<Config, 'PUBLIC_URL'>): string[] {
  if (config.PUBLIC_URL) return [new URL(config.PUBLIC_URL).origin];
  return host ? [`http://${host}`, `https://${host}`] : [];
}
