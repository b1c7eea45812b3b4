import { components } from './components/index.ts';

/** A component in the states that are worth a look. */
export function Component({ name }: { readonly name: string }) {
  const Sample = components[name];
  if (Sample === undefined) throw new Error(`There is no component ${name}`);
  return typeof Sample === 'string' ? <p>{Sample}</p> : <Sample />;
}
