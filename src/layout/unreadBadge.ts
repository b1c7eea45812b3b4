const maxCount = 99;

/** Empty for 0. */
export const unreadBadge = (unread: number): string => {
  if (unread <= 0) return '';
  return unread > maxCount ? `${maxCount}+` : String(unread);
};
