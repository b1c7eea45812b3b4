import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { uploadMachine } from '#machines/parts/upload.ts';

interface AskPhoneProps {
  readonly upload: ActorRefFrom<typeof uploadMachine> | undefined;
}

/** The way to photograph a file with a phone, where it can be handed over and this is no phone itself. */
export function AskPhone({ upload }: AskPhoneProps) {
  const canAsk = useSelector(upload, (snapshot) => snapshot?.can?.({ type: 'phone.ask' }) === true);
  if (!canAsk) return null;
  return (
    <span data-mouse-only>
      <Button
        variant="default"
        leftSection={<IconDeviceMobile size={18} aria-hidden="true" />}
        onClick={() => upload?.send({ type: 'phone.ask' })}
      >
        <Trans>Photograph it with a phone</Trans>
      </Button>
    </span>
  );
}
