import type { ComponentType } from 'react';
import { deskControls, formControls, uiControls } from './controls.tsx';
import { flowkit } from './flowkit.tsx';
import { forms } from './forms.tsx';
import { flowInfoComponents, infoComponents, orderInfoComponents } from './info.tsx';
import { orders } from './orders.tsx';

type Samples = Readonly<Record<string, ComponentType | string>>;

const rooms: Readonly<Record<string, Samples>> = {
  ui: { ...uiControls, ...infoComponents },
  orders: { ...orders, ...orderInfoComponents },
  flowkit: { ...flowkit, ...flowInfoComponents },
  forms: { ...forms, ...formControls },
  desk: deskControls,
};

/** Every component by room and name: `ui/Card`. A text says why a component is not shown. */
export const components: Samples = Object.fromEntries(
  Object.entries(rooms).flatMap(([room, samples]) =>
    Object.entries(samples).map(([name, sample]) => [`${room}/${name}`, sample]),
  ),
);
