/** What a body may hold, unless its call says otherwise. Nothing beyond is read, let alone parsed. */
export const bodyLimits = {
  bytes: 64 * 1024,
  /** Fields of a form, files among them. */
  fields: 100,
  /** Values of JSON text, however they are nested. */
  values: 2000,
  /** Arrays and objects of JSON text within each other. */
  depth: 20,
} as const;

/** How often something may be done: `times` at once, and as many again in each `seconds`. */
export interface Rate {
  readonly times: number;
  readonly seconds: number;
}

/** What the body of a call needs for a long text and its other fields. */
export const bytesOfText = (characters: number): number => characters * 3 + bodyLimits.bytes;

/** What an uploaded file may be, unless its purpose says otherwise. Its type is told by its content. */
export const uploadLimits = {
  maxBytes: 10 * 1024 * 1024,
  /** Of a picture: more than phones make unless they are told to, and no more than a browser can open. */
  maxPixels: 64_000_000,
  types: ['application/pdf', 'image/jpeg', 'image/png'],
} as const;

/** What any file that the server keeps can be. The last two are what electronic invoices of mainland China come as beside PDF. */
export const fileTypes = [...uploadLimits.types, 'application/ofd', 'application/xml'] as const;

/** What somebody may have lying with the server that nothing uses yet, and for how long it lies there. */
export const waitingFiles = { files: 40, bytes: 200 * 1024 * 1024, hours: 24 } as const;

/** What a registration may cost, and how long its link can be opened. Mails count for an address, whoever has them sent, in any 24 hours. */
export const registrationLimits = {
  linkHours: 24,
  pauseSeconds: 60,
  dailyByAddress: 10,
  /** How long what somebody entered is kept where no account came of it. */
  keptDays: 7,
} as const;

/** How long a password is. Nothing else of it is prescribed, but that it is not easily guessed. */
export const passwordLength = { min: 8, max: 256 } as const;

/** What codes by message may cost, and what guards them: caps are for any 24 hours, and count for a network together. */
export const codeLimits = {
  captchaMinutes: 10,
  /** Images that one passed captcha is worth. */
  images: 10,
  imageMinutes: 5,
  codeMinutes: 10,
  /** For how long further codes go to the same number for the same purpose without captcha and image. */
  passMinutes: 30,
  /** Wrong tries of one holder for one purpose and number, over all codes that are valid at the time. */
  tries: 5,
  pauseSeconds: 60,
  dailyByNumber: 10,
  dailyByNetwork: 100,
} as const;

/** For how long a session can go over to another domain by a pass: the next page hands it in. */
export const passSeconds = 60;

/** For how long a code that hands something over to a phone can be opened, and how long the phone has from then on. */
export const handOverLimits = { codeMinutes: 10, phoneMinutes: 15 } as const;
