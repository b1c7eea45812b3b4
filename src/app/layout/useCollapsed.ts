import { useState } from 'react';

/** The parts of the suite whose sidebar is remembered apart. */
type Module = 'common' | 'mail';

const keyOf = (module: Module): string => `mallflow.sidebar.${module}`;

/** Whether the sidebar of a module is collapsed: so at first, then as the person left it. */
export function useCollapsed(module: Module): [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(keyOf(module)) !== 'open');
  const toggle = () => {
    localStorage.setItem(keyOf(module), collapsed ? 'open' : 'collapsed');
    setCollapsed(!collapsed);
  };
  return [collapsed, toggle];
}
