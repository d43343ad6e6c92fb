import { z } from 'zod';

const whole = (least: number, most: number, otherwise: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least, `must be at least ${least}`).max(most, `must be at most ${most}`))
    .default(otherwise);

const Environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65535, 3000),
  DATA_DIR: z.string().min(1).default('./data'),
  WEB_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  PROCESS_NAME: z
    .string()
    .regex(/^[a-z0-9-]{1,30}$/, 'must be 1 to 30 of a to z, 0 to 9 and -')
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://castle.example' })
    .optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SEED_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SEED_KEY_LOST: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
      'must be one of silent, fatal, error, warn, info, debug',
    )
    .default('info'),
  THINKERS: whole(1, 64, 1),
  REQUESTS_PER_MINUTE: whole(1, 1_000_000, 300),
  GUESTS_PER_HOUR: whole(1, 1_000_000, 60),
  MESSAGES_PER_SECOND: whole(1, 100_000, 20),
  LINES_PER_MINUTE: whole(1, 100_000, 30),
  CONNECTIONS_PER_ADDRESS: whole(1, 100_000, 64),
  CONNECTIONS: whole(1, 1_000_000, 20_000),
  TABLES_PER_PERSON: whole(1, 100_000, 50),
  TABLES_PER_MINUTE: whole(1, 100_000, 10),
});

/** Everything that can be set from outside, checked. */
export type Config = Readonly<z.output<typeof Environment>>;

/** A setting that makes no sense, told by its name. */
export class ConfigError extends Error {}

/** Reads the settings; throws `ConfigError` with one line for each that is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (read.success) return read.data;
  throw new ConfigError(
    read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
  );
}
