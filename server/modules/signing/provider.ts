import type { DocumentKind } from '#contract/entities/document.ts';
import type { Language } from '#contract/languages.ts';
import type { WebhookAnswer, WebhookRequest } from '../../wire/webhook.ts';
import type { SigningProviderName } from './tables.ts';

export interface EnterpriseIdentity {
  /** Our id, by which the provider knows the enterprise. */
  readonly client_id: string;
  readonly full_name: string;
  /** Null before it is verified. */
  readonly enterprise_number: string | null;
  /** The provider's id of the enterprise; null unless the enterprise has authorised us there. */
  readonly reference: string | null;
}

export interface NewSigning {
  readonly task_id: string;
  readonly document: DocumentKind;
  readonly order_no: string;
  readonly language: Language;
  readonly signer: EnterpriseIdentity;
  /** The signer signs exactly these bytes. */
  readonly file: { readonly name: string; readonly sha256: string; readonly bytes: Uint8Array<ArrayBuffer> };
  readonly expires_at: Date;
}

/** Each request creates a new address. */
export interface NewProviderLink {
  readonly link_expires_at: Date;
  /** That a user returns to it proves nothing. */
  readonly return_to: string;
}

export interface ProviderLink {
  readonly link: string;
  readonly link_expires_at: Date;
}

/** `absent`: unknown to the provider. */
export type SigningState = 'waiting' | 'opened' | 'signed' | 'rejected' | 'cancelled' | 'absent';

/** `binding`: whether the enterprise authorised us; `identity`: whether the provider has identified it. */
export interface EnterpriseState {
  readonly binding: 'unauthorized' | 'authorized';
  readonly identity: 'unidentified' | 'identified';
  /** The provider's id of the enterprise from now on. */
  readonly reference: string | null;
}

export type EnterpriseNotification =
  | ({ readonly kind: 'stands' } & EnterpriseState)
  /** Authorised before, perhaps under another id of ours: query its state by this reference. */
  | { readonly kind: 'exists'; readonly reference: string | null }
  | { readonly kind: 'rejected' };

/** `other`: authentic, but not about anything of ours. */
export type SigningNotification =
  | {
      readonly kind: 'signing';
      /** A second message with this id is a replay. */
      readonly message_id: string;
      readonly task_id: string;
      readonly standing: SigningState;
    }
  | {
      readonly kind: 'enterprise';
      readonly message_id: string;
      readonly client_id: string;
      readonly notification: EnterpriseNotification;
    }
  | { readonly kind: 'other' }
  | { readonly kind: 'forged' }
  | { readonly kind: 'malformed' };

/** Its methods reject with a `ProviderFault` if the provider gives no certain answer. */
export interface SigningProvider {
  readonly name: SigningProviderName;
  /** The validity of an address for authorisation. */
  readonly authorisation_days: number;
  /** Answers the provider's id of the signing. */
  readonly create: (signing: NewSigning) => Promise<string>;
  readonly addressOf: (reference: string, address: NewProviderLink) => Promise<ProviderLink>;
  readonly query: (reference: string) => Promise<SigningState>;
  /** Cancels an unsigned document; answers `signed` if it was signed. */
  readonly cancel: (reference: string) => Promise<SigningState>;
  /** Null if the provider does not give out signed documents. */
  readonly signedCopy: ((reference: string) => Promise<Uint8Array<ArrayBuffer>>) | null;
  /** Null if the enterprise has authorised before. */
  readonly authorise: (enterprise: EnterpriseIdentity, address: NewProviderLink) => Promise<ProviderLink | null>;
  readonly queryEnterprise: (enterprise: EnterpriseIdentity) => Promise<EnterpriseState>;
  readonly readNotification: (notification: WebhookRequest) => SigningNotification;
  /** The response to a notification that was accepted, or rejected. */
  readonly answers: Readonly<Record<'taken' | 'refused', Pick<WebhookAnswer, 'status' | 'type' | 'body'>>>;
}
