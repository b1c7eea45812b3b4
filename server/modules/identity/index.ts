/** Imports no other module; any other may import it. */

export {
  addClient,
  type Client,
  clientOf,
  clientProfiles,
  endTrial,
  findAndHoldClient,
  findClientWithSalesManager,
  holdClient,
  isEnterpriseNumberTaken,
  isTrial,
  setVerification,
} from './clients.ts';
export { findUserByEmail, lockUserByPassword, replacePassword } from './credentials.ts';
export { isGuessable } from './guessable.ts';
export { hashPassword, isPassword } from './password.ts';
export { dismissHint, hideGuide, isAvatar, replaceProfile, setUserLanguage } from './profile.ts';
export {
  callerOf,
  findMember,
  findUser,
  findUserWithClient,
  hasDemoUsers,
  memberWithClient,
  readMainAccounts,
  readMembers,
  type User,
  userOf,
  userProfiles,
} from './users.ts';
