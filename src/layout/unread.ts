const most = 99;

/** What the badge of unread things says; nothing where there are none. */
export const unreadBadge = (unread: number): string => {
  if (unread <= 0) return '';
  return unread > most ? `${most}+` : String(unread);
};
