import type { DocumentKind } from '#contract/entities/document.ts';
import type { Language } from '#contract/languages.ts';
import type { ProviderAnswer, Told } from '../../wire/told.ts';
import type { SigningProviderName } from './tables.ts';

/** What a provider is asked to have signed. Opened once more under the same name it is the same signing, with a new address. */
export interface NewSigning {
  readonly task_id: string;
  readonly document: DocumentKind;
  readonly order_no: string;
  readonly language: Language;
  /** What is signed: whoever signs, signs these very bytes. */
  readonly file: { readonly name: string; readonly sha256: string; readonly bytes: Uint8Array<ArrayBuffer> };
  /** Until when the address is to hold, and until when the document can be signed. */
  readonly link_expires_at: Date;
  readonly expires_at: Date;
  /** Where whoever has signed is led back to; that they come back says nothing. */
  readonly return_to: string;
}

/** Where the document is signed. */
export interface OpenedSigning {
  readonly link: string;
  readonly link_expires_at: Date;
}

/** How a signing stands at a provider. `absent`: it knows of none. */
export type SigningStanding = 'waiting' | 'opened' | 'signed' | 'rejected' | 'cancelled' | 'absent';

/** What a provider has told: authentic, or why it counts for nothing. */
export type SigningNotification =
  | { readonly kind: 'about'; readonly task_id: string; readonly standing: SigningStanding }
  | { readonly kind: 'forged' | 'malformed' };

/** A provider of signatures. What is asked of it rejects with a `ProviderFault` where no certain answer comes. */
export interface SigningProvider {
  readonly name: SigningProviderName;
  readonly open: (signing: NewSigning) => Promise<OpenedSigning>;
  readonly query: (taskId: string) => Promise<SigningStanding>;
  /** Takes a document back that nobody has signed; tells where somebody has. */
  readonly cancel: (taskId: string) => Promise<SigningStanding>;
  readonly readNotification: (told: Told) => SigningNotification;
  /** How it wants to be told that a notification was taken, or that it was not. */
  readonly answers: Readonly<Record<'taken' | 'refused', Pick<ProviderAnswer, 'status' | 'type' | 'body'>>>;
}
