import type { DocumentKind } from '#contract/entities/document.ts';
import type { Language } from '#contract/languages.ts';
import type { ProviderAnswer, Told } from '../../wire/told.ts';
import type { SigningProviderName } from './tables.ts';

/** An enterprise as a provider is told of it. */
export interface EnterpriseNamed {
  /** Under which the provider knows it from here. */
  readonly client_id: string;
  readonly full_name: string;
  /** By which the authorities know it; null while that is not certain. */
  readonly enterprise_number: string | null;
  /** What the provider calls it; null until it has said so. */
  readonly reference: string | null;
}

/** What a provider is asked to have signed. */
export interface NewSigning {
  readonly task_id: string;
  readonly document: DocumentKind;
  readonly order_no: string;
  readonly language: Language;
  /** In whose name it is signed. */
  readonly signer: EnterpriseNamed;
  /** What is signed: whoever signs, signs these very bytes. */
  readonly file: { readonly name: string; readonly sha256: string; readonly bytes: Uint8Array<ArrayBuffer> };
  /** Until when the document can be signed. */
  readonly expires_at: Date;
}

/** An address that is to be made; another for the same is another. */
export interface NewAddress {
  readonly link_expires_at: Date;
  /** Where whoever has been there is led back to; that they come back says nothing. */
  readonly return_to: string;
}

/** Where something is done at a provider, and until when that holds. */
export interface Address {
  readonly link: string;
  readonly link_expires_at: Date;
}

/** How a signing stands at a provider. `absent`: it knows of none. */
export type SigningStanding = 'waiting' | 'opened' | 'signed' | 'rejected' | 'cancelled' | 'absent';

/** How an enterprise stands at a provider: whether it lets us act with it, and whether the provider knows who it is. */
export interface EnterpriseStanding {
  readonly binding: 'unauthorized' | 'authorized';
  readonly identity: 'unidentified' | 'identified';
  /** What the provider calls it, from now on. */
  readonly reference: string | null;
}

/** What a provider has told of an enterprise: how it stands, or that somebody there does not want to authorise. */
export type EnterpriseTold =
  | ({ readonly kind: 'stands' } & EnterpriseStanding)
  /** It was authorised before, maybe under another name of ours: how it stands has to be asked under this reference. */
  | { readonly kind: 'exists'; readonly reference: string | null }
  | { readonly kind: 'rejected' };

/** What a provider has told: authentic, or why it counts for nothing. `other`: authentic, and about nothing that is ours. */
export type SigningNotification =
  | {
      readonly kind: 'signing';
      /** Of this message: told once more it is a replay. */
      readonly message_id: string;
      readonly task_id: string;
      readonly standing: SigningStanding;
    }
  | {
      readonly kind: 'enterprise';
      readonly message_id: string;
      readonly client_id: string;
      readonly told: EnterpriseTold;
    }
  | { readonly kind: 'other' }
  | { readonly kind: 'forged' }
  | { readonly kind: 'malformed' };

/** A provider of signatures. What is asked of it rejects with a `ProviderFault` where no certain answer comes. */
export interface SigningProvider {
  readonly name: SigningProviderName;
  /** For how many days the address holds at which an enterprise authorises. */
  readonly authorisation_days: number;
  /** Has a document signed; answers what the provider calls the signing. */
  readonly create: (signing: NewSigning) => Promise<string>;
  /** Makes the address at which a signing is signed. */
  readonly addressOf: (reference: string, address: NewAddress) => Promise<Address>;
  readonly query: (reference: string) => Promise<SigningStanding>;
  /** Takes a document back that nobody has signed; tells where somebody has. */
  readonly cancel: (reference: string) => Promise<SigningStanding>;
  /** Makes the address at which an enterprise authorises and is identified; null where it has authorised already. */
  readonly authorise: (enterprise: EnterpriseNamed, address: NewAddress) => Promise<Address | null>;
  readonly queryEnterprise: (enterprise: EnterpriseNamed) => Promise<EnterpriseStanding>;
  readonly readNotification: (told: Told) => SigningNotification;
  /** How it wants to be told that a notification was taken, or that it was not. */
  readonly answers: Readonly<Record<'taken' | 'refused', Pick<ProviderAnswer, 'status' | 'type' | 'body'>>>;
}
