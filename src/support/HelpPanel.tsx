import { Trans } from '@lingui/react/macro';
import { Button, List, Stack, Text, Title } from '@mantine/core';
import { BareLink } from '../ui/AppLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { paths } from '../ui/paths.ts';
import { SupportLink } from '../ui/SupportLink.tsx';
import { Contact } from './Contact.tsx';
import { HelpPages } from './HelpPages.tsx';
import { useNewestRun } from './useNewestRun.ts';

export const HelpPanel = () => (
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
        <Trans>Get a code for what happened here and share it with support.</Trans>
      </Text>
      <List>
        <List.Item>
          <Trans>Support can see what happened, step by step.</Trans>
        </List.Item>
        <List.Item>
          <Trans>Support can open the same page and find a way forward.</Trans>
        </List.Item>
        <List.Item>
          <Trans>Names and prices stay hidden, and your data isn’t changed.</Trans>
        </List.Item>
      </List>
      <SupportLink />
      <Contact />
      <Text fz="sm" c="dimmed">
        <Trans>You can review everything before it’s sent.</Trans>
      </Text>
    </Stack>
  );
}

/** Before a flow has run there is nothing that a code could be about. */
const NothingYet = () => (
  <EmptyState
    picture="lifebuoy"
    title={<Trans>No activity to send yet</Trans>}
    text={
      <Trans>
        After you start a process with several steps, you can get a support code for it here and next to any error.
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
