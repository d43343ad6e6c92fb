import type { SessionView } from '@shirasagi/protocol';
import { request } from '../session/online/online-api.js';

/** A passkey as its owner sees it. */
export interface Passkey {
  readonly id: string;
  readonly name?: string | null;
  readonly createdAt?: string | null;
}

type Json = Record<string, unknown>;

/** Whether this browser knows passkeys, in the form this page speaks. */
export const passkeysKnown = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** A person closed the browser's own window, or it has no passkey for this page. */
export class NoPasskey extends Error {}

/** Lets the browser ask its person; what it refuses is told apart from what the server refuses. */
async function fromBrowser(ask: Promise<Credential | null>): Promise<Json> {
  const credential = await ask.catch((error: Error) => {
    throw new NoPasskey(error.message);
  });
  if (!credential) throw new NoPasskey();
  return (credential as PublicKeyCredential).toJSON() as unknown as Json;
}

/** What a person does with an account and its passkeys; each call throws `RequestRefused` or `NoPasskey`. */
export const account = {
  changePassword: (currentPassword: string, newPassword: string) =>
    request<object>('POST', '/api/auth/change-password', { currentPassword, newPassword }),
  sessions: async () =>
    (await request<{ sessions: readonly SessionView[] }>('GET', '/api/me/sessions')).sessions,
  endSession: (id: string) => request<object>('DELETE', `/api/me/sessions/${id}`),
  endOtherSessions: () => request<object>('DELETE', '/api/me/sessions'),
  passkeys: () => request<readonly Passkey[]>('GET', '/api/auth/passkey/list-user-passkeys'),
  removePasskey: (id: string) => request<object>('POST', '/api/auth/passkey/delete-passkey', { id }),

  /** Makes a passkey of this device or another one and tells the server. */
  addPasskey: async (name: string): Promise<void> => {
    const json = await request<PublicKeyCredentialCreationOptionsJSON>(
      'GET',
      '/api/auth/passkey/generate-register-options',
    );
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
    const response = await fromBrowser(navigator.credentials.create({ publicKey }));
    await request('POST', '/api/auth/passkey/verify-registration', { name, response });
  },

  /** Signs in with any passkey the browser has for this page. */
  signInWithPasskey: async (): Promise<void> => {
    const json = await request<PublicKeyCredentialRequestOptionsJSON>(
      'GET',
      '/api/auth/passkey/generate-authenticate-options',
    );
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
    const response = await fromBrowser(navigator.credentials.get({ publicKey }));
    await request('POST', '/api/auth/passkey/verify-authentication', { response });
  },
};
