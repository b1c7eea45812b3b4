import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type PublicSettings, telephoneUrl } from '#contract/entities/session.ts';
import { useServices } from '../services/services.ts';

export function Contact() {
  const contact = useContact();
  if (contact === null || (contact.phone === null && contact.email === null)) return null;
  const phone = contact.phone !== null && <Anchor href={telephoneUrl(contact.phone)}>{contact.phone}</Anchor>;
  const email = contact.email !== null && <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>;
  return (
    <Text>
      {phone !== false && email !== false ? (
        <Trans>
          Support: {phone} or {email}
        </Trans>
      ) : (
        <Trans>Support: {phone === false ? email : phone}</Trans>
      )}
    </Text>
  );
}

function useContact(): PublicSettings['support'] | null {
  const { settings } = useServices();
  const [contact, setContact] = useState<PublicSettings['support'] | null>(null);
  useEffect(() => {
    let isShown = true;
    // A page without settings shows their failure itself.
    settings().then(
      ({ support }) => isShown && setContact(support),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [settings]);
  return contact;
}
