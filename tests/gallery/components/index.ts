import type { ComponentType } from 'react';
import { controls } from './controls.tsx';
import { flowkit } from './flowkit.tsx';
import { forms } from './forms.tsx';
import { orders } from './orders.tsx';
import { tellers } from './tellers.tsx';

type Samples = Readonly<Record<string, ComponentType | string>>;

const rooms: Readonly<Record<string, Samples>> = { ui: { ...controls, ...tellers }, orders, flowkit, forms };

/** Every component by its room and name: `ui/Card`. A text says why there is nothing to see of one. */
export const components: Samples = Object.fromEntries(
  Object.entries(rooms).flatMap(([room, samples]) =>
    Object.entries(samples).map(([name, sample]) => [`${room}/${name}`, sample]),
  ),
);
