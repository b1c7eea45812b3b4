import { useCallback, useState } from 'react';

/** The parts of the suite whose sidebar is remembered apart. */
export type Module = 'common' | 'mail';

const keyOf = (module: Module): string => `mallflow.sidebar.${module}`;
const isKeptCollapsed = (module: Module): boolean => localStorage.getItem(keyOf(module)) !== 'open';

/** Of which part a page is, by its path. */
export const moduleOf = (pathname: string): Module => (/^\/suite\/mail([./]|$)/.test(pathname) ? 'mail' : 'common');

/** Whether the sidebar of a module is collapsed: so at first, then as the person left it. */
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
