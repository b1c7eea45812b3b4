import '@mantine/core/styles/Avatar.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod/mini';
import { nickname, userSave } from '#contract/calls/account.ts';
import type { UserInfo } from '#contract/entities/client.ts';
import type { StoredFile } from '#contract/files.ts';
import type { uploadMachine } from '#machines/parts/upload.ts';
import type { PageFiles } from '../flowkit/upload/pageFiles.ts';
import { Form } from '../forms/Form.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useTypedForm } from '../forms/useTypedForm.ts';
import { StandaloneUpload } from '../runs/StandaloneUpload.tsx';
import { AppLink } from '../ui/AppLink.tsx';
import { Card } from '../ui/Card.tsx';
import { DetailList } from '../ui/DetailList.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { paths } from '../ui/paths.ts';
import { TextButton } from '../ui/TextButton.tsx';
import { WorkingButton } from '../ui/WorkingButton.tsx';

const nameSchema = z.object({
  real_name: userSave.body.shape.real_name,
  nickname,
});

export interface Profile {
  readonly real_name: string;
  readonly nickname: string;
  readonly avatar?: string;
}

interface UserScreenProps {
  readonly user: UserInfo;
  readonly upload: typeof uploadMachine;
  readonly files: PageFiles;
  /** Returns the error's text; null after success. */
  readonly save: (profile: Profile) => Promise<string | null>;
}

export function UserScreen({ user, upload, files, save }: UserScreenProps) {
  const { t } = useLingui();
  const { came, isSaving, saved, forget } = useSaveProfile(save);
  const { real_name, nickname, avatar } = user;
  const names = { real_name, nickname };
  const pictured = avatar === null ? {} : { avatar };
  return (
    <>
      <PageHeader title={t`Your profile`} />
      <Stack>
        <Card title={<Trans>Profile photo</Trans>}>
          <SaveResultNotice came={came} of="picture" />
          <Picture
            user={user}
            upload={upload}
            files={files}
            onPicture={(picture) =>
              void saved('picture', { ...names, ...(picture !== null && { avatar: picture.file_id }) })
            }
          />
        </Card>
        <Card title={<Trans>Name</Trans>}>
          <NameForm
            user={user}
            isSaving={isSaving}
            onSave={(typed) => void saved('names', { ...typed, ...pictured })}
            onRefuse={forget}
          />
          <SaveResultNotice came={came} of="names" />
        </Card>
        <Card title={<Trans>Account</Trans>}>
          <DetailList
            rows={[
              { id: 'email', label: t`Email`, value: user.email },
              ...(user.client === null ? [] : [{ id: 'company', label: t`Company`, value: user.client.full_name }]),
              {
                id: 'kind',
                label: t`Account type`,
                value: user.user.is_admin ? <Trans>Main account</Trans> : <Trans>Child account</Trans>,
              },
            ]}
          >
            <AppLink href={paths.security()}>
              <Trans>Where you’re signed in</Trans>
            </AppLink>
          </DetailList>
        </Card>
      </Stack>
    </>
  );
}

type ProfilePart = 'picture' | 'names';

interface Saved {
  readonly part: ProfilePart;
  readonly problem: string | null;
}

function useSaveProfile(save: UserScreenProps['save']) {
  const [came, setCame] = useState<Saved | null>(null);
  const [isSaving, setSaving] = useState(false);
  const saved = async (part: ProfilePart, profile: Profile) => {
    setSaving(true);
    setCame(null);
    setCame({ part, problem: await save(profile) });
    setSaving(false);
  };
  return { came, isSaving, saved, forget: () => setCame(null) };
}

function SaveResultNotice({ came, of }: { readonly came: Saved | null; readonly of: ProfilePart }) {
  if (came === null || came.part !== of) return null;
  if (came.problem !== null) return <Notice tone="bad" live="alert" title={came.problem} />;
  return <Notice tone="good" live="status" title={<Trans>Changes saved.</Trans>} />;
}

interface PictureProps extends Pick<UserScreenProps, 'user' | 'upload' | 'files'> {
  readonly onPicture: (picture: StoredFile | null) => void;
}

function Picture({ user, upload, files, onPicture }: PictureProps) {
  const { t } = useLingui();
  const [isChoosing, setChoosing] = useState(false);
  const { avatar } = user;
  const choose = (picture: StoredFile | null) => {
    setChoosing(false);
    onPicture(picture);
  };
  return (
    <Group gap="lg" align="flex-start">
      <Avatar
        size={72}
        radius="50%"
        src={avatar === null ? null : `${files.addressOf(avatar)}&show=inline`}
        name={user.real_name || user.email}
        alt={t`Your photo`}
      />
      <Stack gap="sm" flex={1} miw={240}>
        {isChoosing ? (
          <>
            <StandaloneUpload purpose="avatar" label={t`Your photo`} upload={upload} files={files} onFile={choose} />
            <TextButton onClick={() => setChoosing(false)}>
              <Trans>Keep as is</Trans>
            </TextButton>
          </>
        ) : (
          <Group gap="sm">
            <Button variant="default" onClick={() => setChoosing(true)}>
              {avatar === null ? <Trans>Add photo</Trans> : <Trans>Change photo</Trans>}
            </Button>
            {avatar !== null && (
              <Button variant="default" onClick={() => choose(null)}>
                <Trans>Remove photo</Trans>
              </Button>
            )}
          </Group>
        )}
        <Text fz="sm" c="dimmed">
          <Trans>Visible to you and your company. JPG or PNG, up to 2 MB.</Trans>
        </Text>
      </Stack>
    </Group>
  );
}

interface NameFormProps {
  readonly user: UserInfo;
  readonly isSaving: boolean;
  readonly onSave: (names: { real_name: string; nickname: string }) => void;
  readonly onRefuse: () => void;
}

function NameForm({ user: { real_name, nickname }, isSaving, onSave, onRefuse }: NameFormProps) {
  const { t } = useLingui();
  const form = useTypedForm({
    id: 'user',
    schema: nameSchema,
    labels: { real_name: t`Full name`, nickname: t`Nickname` },
    typed: { real_name, nickname },
    keep: () => {},
    submit: onSave,
    refuse: onRefuse,
  });
  return (
    <Stack maw={420}>
      <Form form={form}>
        <TextField form={form} name="real_name" kind="name" autoComplete="name" />
        <TextField form={form} name="nickname" kind="name" autoComplete="nickname" />
        <WorkingButton type="submit" loading={isSaving}>
          <Trans>Save</Trans>
        </WorkingButton>
      </Form>
    </Stack>
  );
}
