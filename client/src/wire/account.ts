/** Accounts: what the account page asks for. */

import { get, send } from './http';

export interface Me {
  readonly name: string;
  readonly is_guest: boolean;
}

export interface Token {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly created_at: number;
}

export interface Passkey {
  readonly id: string;
  readonly label: string;
  readonly created_at: number;
}

interface Ceremony<Options> {
  readonly id: string;
  readonly options: Options;
}

const ACCOUNT = '/api/account';

export const me = () => get<Me>('/api/me');
export const signUp = (name: string, password: string) =>
  send<Me>('POST', ACCOUNT, { name, password });
export const signIn = (name: string, password: string) =>
  send<Me>('POST', `${ACCOUNT}/sign-in`, { name, password });
export const signOut = () => send<Me>('POST', `${ACCOUNT}/sign-out`);
export const rename = (name: string) => send<Me>('POST', `${ACCOUNT}/name`, { name });
export const changePassword = (old: string, fresh: string) =>
  send<Me>('POST', `${ACCOUNT}/password`, { old, new: fresh });
export const leave = (name: string, password: string) =>
  send<Me>('POST', `${ACCOUNT}/delete`, { name, password });
export const exportPath = `${ACCOUNT}/export`;

export const tokens = () => get<readonly Token[]>(`${ACCOUNT}/tokens`);
export const newToken = (label: string) =>
  send<{ token: string }>('POST', `${ACCOUNT}/tokens`, { label });
export const revoke = (id: string) => send('DELETE', `${ACCOUNT}/tokens/${encodeURIComponent(id)}`);

export const passkeys = () => get<readonly Passkey[]>(`${ACCOUNT}/passkeys`);
export const removePasskey = (id: string) =>
  send('DELETE', `${ACCOUNT}/passkeys/${encodeURIComponent(id)}`);

const BARE_ADDRESS = /^[\d.]+$|:/; // of IPv4 or IPv6: passkeys belong to names

/** Tell whether this browser can make and show passkeys for this server. */
export function hasPasskeys(): boolean {
  if (BARE_ADDRESS.test(window.location.hostname)) return false;
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Make a passkey; a guest becomes an account of that name with it. */
export async function makePasskey(label: string, name = ''): Promise<Me> {
  const begun = await send<Ceremony<PublicKeyCredentialCreationOptionsJSON>>(
    'POST',
    `${ACCOUNT}/passkeys/begin`,
    { name },
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(begun.options);
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const credential = made.toJSON() as unknown;
  return send<Me>('POST', `${ACCOUNT}/passkeys`, { ceremony: begun.id, credential, label, name });
}

/** Sign in with a passkey. */
export const showPasskey = () => passkeyShownTo(`${ACCOUNT}/passkeys/sign-in`);

/** Show again who one is, for what needs a fresh sign-in. */
export const confirmByPassword = (password: string) =>
  send<Me>('POST', `${ACCOUNT}/confirm`, { password });
export const confirmByPasskey = () => passkeyShownTo(`${ACCOUNT}/passkeys/confirm`);

async function passkeyShownTo(path: string): Promise<Me> {
  const begun = await send<Ceremony<PublicKeyCredentialRequestOptionsJSON>>(
    'POST',
    `${ACCOUNT}/passkeys/sign-in/begin`,
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(begun.options);
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const credential = shown.toJSON() as unknown;
  return send<Me>('POST', path, { ceremony: begun.id, credential });
}
