import { useCallback, useState } from 'react';

/** Parts of the suite whose sidebar state is saved separately. */
export type Module = 'common' | 'mail';

const keyOf = (module: Module): string => `mallflow.sidebar.${module}`;
const isKeptCollapsed = (module: Module): boolean => localStorage.getItem(keyOf(module)) !== 'open';

export const moduleOf = (pathname: string): Module => (/^\/suite\/mail([./]|$)/.test(pathname) ? 'mail' : 'common');

/** Collapsed at first, then as the user left it. */
export function useCollapsed(module: Module): [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(() => ({
    common: isKeptCollapsed('common'),
    mail: isKeptCollapsed('mail'),
  }));
  const toggle = useCallback(() => {
    localStorage.setItem(keyOf(module), collapsed[module] ? 'open' : 'collapsed');
    setCollapsed({ ...collapsed, [module]: !collapsed[module] });
  }, [module, collapsed]);
  return [collapsed[module], toggle];
}
