/** Encrypts stored texts that were plain, or were encrypted with an older key. */

export { encryptPlain } from './encryptPlain.ts';
export { renewEncryption } from './renewEncryption.ts';
