/** Imports no other module; any other may import it. */

export {
  addClient,
  type Client,
  clientOf,
  clientProfiles,
  endTrial,
  findAndLockClient as findAndHoldClient,
  findClientWithSalesManager,
  isEnterpriseNumberTaken,
  isTrial,
  lockClient as holdClient,
  setVerification,
} from './clients.ts';
export { findUserByEmail, lockUserByPassword, replacePassword } from './credentials.ts';
export { isGuessable } from './guessable.ts';
export { hashPassword, verifyPassword as isPassword } from './password.ts';
export { dismissHint, hideGuide, isAvatar, replaceProfile, setUserLanguage } from './profile.ts';
export {
  callerOf,
  findMember,
  findUser,
  findUserWithClient,
  hasDemoUsers,
  readMainAccounts,
  readMembers,
  readMemberWithClient as memberWithClient,
  type User,
  userOf,
  userProfiles,
} from './users.ts';
