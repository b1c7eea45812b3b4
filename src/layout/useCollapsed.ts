import { useCallback, useState } from 'react';

/** Parts of the suite whose sidebar state is saved separately. */
export type SidebarScope = 'common' | 'mail';

const keyOf = (module: SidebarScope): string => `mallflow.sidebar.${module}`;
const isSavedCollapsed = (module: SidebarScope): boolean => localStorage.getItem(keyOf(module)) !== 'open';

export const sidebarScopeOf = (pathname: string): SidebarScope =>
  /^\/suite\/mail([./]|$)/.test(pathname) ? 'mail' : 'common';

/** Collapsed at first, then as the user left it. */
export function useCollapsed(module: SidebarScope): [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(() => ({
    common: isSavedCollapsed('common'),
    mail: isSavedCollapsed('mail'),
  }));
  const toggle = useCallback(() => {
    localStorage.setItem(keyOf(module), collapsed[module] ? 'open' : 'collapsed');
    setCollapsed({ ...collapsed, [module]: !collapsed[module] });
  }, [module, collapsed]);
  return [collapsed[module], toggle];
}
