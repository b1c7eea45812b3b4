import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Countdown } from '#src/flowkit/Countdown.tsx';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Hours, minutes and seconds: `71:59:08`. */
const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;

/** Counts from the remaining seconds that the server sends, as the device clock may be wrong. */
export function PauseCountdown({ seconds, now }: { readonly seconds: number; readonly now: () => Date }) {
  const [until] = useState(() => new Date(now().getTime() + seconds * 1000).toISOString());
  return (
    <Countdown until={until} now={now}>
      {(left) => {
        const clock = formatClock(left);
        return <Trans>You can book again in {clock}.</Trans>;
      }}
    </Countdown>
  );
}
