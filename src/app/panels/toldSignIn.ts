/** Under which a browser keeps for which sign-in the tip was shown last. */
const key = 'mallflow.securityTip';

/** Whether the tip of a sign-in was shown in this browser. */
export const isTold = (storage: Pick<Storage, 'getItem'>, loginTime: string): boolean =>
  storage.getItem(key) === loginTime;

/** Keeps that the tip of a sign-in was shown. */
export const rememberTold = (storage: Pick<Storage, 'setItem'>, loginTime: string): void =>
  storage.setItem(key, loginTime);
