// What the suite's menu is made of, in a chunk of its own.
export { SuiteDrawer } from './SuiteDrawer.tsx';
export { SuiteMenu } from './SuiteMenu.tsx';
