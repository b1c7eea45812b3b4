export { Hello as Component } from '../minimal/Hello.tsx';
export { readSettings as loader } from '../minimal/settings.ts';
