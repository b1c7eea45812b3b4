/** Clients, users and their passwords. It imports no other module, and any other may import it. */

export { type Client, clientOf, holdClient, isTrial } from './clients.ts';
export { isGuessable } from './guessable.ts';
export { hashPassword, isPassword } from './password.ts';
export { callerOf, findUser } from './users.ts';
