/** Limits of a body unless its call has others. The server reads no further. */
export const bodyLimits = {
  bytes: 64 * 1024,
  /** Fields of a form, files included. */
  fields: 100,
  /** JSON values in total, at any nesting. */
  values: 2000,
  /** Nesting of JSON arrays and objects. */
  depth: 20,
} as const;

/** A burst of `times`, then `times` per `seconds`. */
export interface Rate {
  readonly times: number;
  readonly seconds: number;
}

export const bodyBytesForText = (characters: number): number => characters * 3 + bodyLimits.bytes;

/** Limits of an uploaded file unless its purpose has others. The type is detected from the content. */
export const uploadLimits = {
  maxBytes: 10 * 1024 * 1024,
  /** Pictures only: more than phones produce by default, and few enough for every browser to open. */
  maxPixels: 64_000_000,
  types: ['application/pdf', 'image/jpeg', 'image/png'],
} as const;

/** Types of stored files. OFD and XML are formats of mainland China's electronic invoices. */
export const fileTypes = [...uploadLimits.types, 'application/ofd', 'application/xml'] as const;

/** Upper bound per owner of uploads that nothing uses yet, and the time until they are deleted. */
export const unusedFileLimits = { files: 40, bytes: 200 * 1024 * 1024, hours: 24 } as const;

/**
 * Limits of a registration and of its link. Mails are counted per address in any 24 hours, regardless of the sender.
 */
export const registrationLimits = {
  linkHours: 24,
  pauseSeconds: 60,
  dailyByAddress: 10,
  /** Retention of an unfinished registration. */
  keptDays: 7,
} as const;

/** The only rule besides these bounds is that a password must not be easily guessed. */
export const passwordLength = { min: 8, max: 256 } as const;

/**
 * Limits of codes by text message. The daily limits are for any 24 hours; that of a network counts all its users
 * together.
 */
export const codeLimits = {
  captchaMinutes: 10,
  /** Images per passed captcha. */
  images: 10,
  imageMinutes: 5,
  codeMinutes: 10,
  /** Time in which further codes for the same number and purpose need no captcha and image. */
  passMinutes: 30,
  /** Wrong tries per owner, purpose and number, over all codes that are valid at the time. */
  tries: 5,
  pauseSeconds: 60,
  dailyByNumber: 10,
  dailyByNetwork: 100,
} as const;

/** Validity of the pass that moves a session to another domain: the next page redeems it. */
export const sessionPassSeconds = 60;

/** How long the code can be opened, and how long the phone has from then on. */
export const handOverLimits = { codeMinutes: 10, phoneMinutes: 15 } as const;
