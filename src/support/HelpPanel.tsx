import { Trans } from '@lingui/react/macro';
import { Button, List, Stack, Text, Title } from '@mantine/core';
import { BareLink } from '../ui/AppLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { paths } from '../ui/paths.ts';
import { SupportPlace } from '../ui/SupportPlace.tsx';
import { Contact } from './Contact.tsx';
import { HelpPages } from './HelpPages.tsx';
import { useNewestRun } from './useNewestRun.ts';

export const Help = () => (
  <>
    <HelpPages />
    <SupportOffer />
  </>
);

function SupportOffer() {
  if (useNewestRun() === null) return <NothingYet />;
  return (
    <Stack gap="xs" px="md" py="xs">
      <Title order={2}>
        <Trans>Something not right?</Trans>
      </Title>
      <Text>
        <Trans>Get a code for what has happened here and tell it to support.</Trans>
      </Text>
      <List>
        <List.Item>
          <Trans>Support sees, step by step, what you came across.</Trans>
        </List.Item>
        <List.Item>
          <Trans>Support can go to the very same place and look for a way on.</Trans>
        </List.Item>
        <List.Item>
          <Trans>Names and prices stay hidden, and nothing of yours is changed.</Trans>
        </List.Item>
      </List>
      <SupportPlace />
      <Contact />
      <Text fz="sm" c="dimmed">
        <Trans>You see what is sent before it is sent.</Trans>
      </Text>
    </Stack>
  );
}

/** Before a flow has run there is nothing that a code could be about. */
const NothingYet = () => (
  <EmptyState
    picture="lifebuoy"
    title={<Trans>There is nothing to look into yet</Trans>}
    text={
      <Trans>
        Once you have started something with several steps, you will find a support code for it here, and next to
        anything that goes wrong.
      </Trans>
    }
    action={
      <>
        <Contact />
        <Button component={BareLink} href={paths.store()} variant="default">
          <Trans>Go to the store</Trans>
        </Button>
      </>
    }
  />
);
