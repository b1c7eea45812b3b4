import { Button } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { baseQuote } from '#machines/flows/purchase/examples/order.ts';
import { Picture } from '#src/desk/review/Picture.tsx';
import { CheckGroup } from '#src/forms/CheckGroup.tsx';
import { CheckCard, ChoiceCards } from '#src/forms/ChoiceCards.tsx';
import { QuantityInput } from '#src/forms/QuantityInput.tsx';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { AppLink, BareLink } from '#src/ui/AppLink.tsx';
import { CopyText } from '#src/ui/CopyText.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ListTabs } from '#src/ui/ListTabs.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { WorkingButton } from '#src/ui/WorkingButton.tsx';
import { Column } from './Column.tsx';
import { useSampleTexts } from './sampleTexts.ts';

const doNothing = () => {};

function Links() {
  const words = useSampleTexts();
  return <AppLink href="#">{words('title')}</AppLink>;
}

function BareLinks() {
  const words = useSampleTexts();
  return <BareLink href="#">{words('title')}</BareLink>;
}

function Choices() {
  const words = useSampleTexts();
  const [value, setValue] = useState('growth');
  const about = { description: words('sentence'), aside: <MoneyText money={baseQuote.amount} /> };
  return (
    <ChoiceCards
      legend={words('product')}
      value={value}
      onChange={setValue}
      choices={[
        { value: 'growth', title: words('title'), ...about },
        { value: 'flagship', title: words('other'), ...about },
      ]}
    />
  );
}

function CheckGroups() {
  const words = useSampleTexts();
  const [values, setValues] = useState<readonly ('first' | 'second')[]>(['first']);
  return (
    <CheckGroup
      legend={words('product')}
      options={[
        { value: 'first', label: words('title') },
        { value: 'second', label: words('other') },
      ]}
      values={values}
      onChange={setValues}
    />
  );
}

function Checks() {
  const words = useSampleTexts();
  const [isTaken, setTaken] = useState(true);
  return (
    <Column>
      <CheckCard title={words('title')} description={words('sentence')} checked={isTaken} onChange={setTaken} />
      <CheckCard title={words('other')} description={words('reason')} checked={false} onChange={doNothing} disabled />
    </Column>
  );
}

function OpenDialog() {
  const words = useSampleTexts();
  const actions = (
    <>
      <Button variant="default">{words('cancel')}</Button>
      <Button>{words('goOn')}</Button>
    </>
  );
  return (
    <div style={{ blockSize: 400 }}>
      <Dialog open title={words('title')} actions={actions} onClose={doNothing}>
        {words('sentence')}
      </Dialog>
    </div>
  );
}

function Lists() {
  const words = useSampleTexts();
  return (
    <ListTabs
      label={words('title')}
      active="review"
      tabs={[
        { id: 'choose', label: words('choose'), count: 12, href: '#' },
        { id: 'review', label: words('review'), count: 3, href: '#' },
      ]}
    />
  );
}

function Header() {
  const words = useSampleTexts();
  return (
    <PageHeader
      title={words('title')}
      description={words('sentence')}
      back={{ label: words('cancel'), href: '#' }}
      actions={<Button>{words('choose')}</Button>}
    />
  );
}

/** Portrait format, as licences have. */
const licenceSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="420"><rect width="300" height="420" fill="#fff"/>' +
  '<rect x="30" y="40" width="240" height="28" fill="#456"/><rect x="30" y="110" width="180" height="14" fill="#9ab"/></svg>';

function PictureShown() {
  const words = useSampleTexts();
  return <Picture src={`data:image/svg+xml,${encodeURIComponent(licenceSvg)}`} alt={words('title')} />;
}

function Quantities() {
  const words = useSampleTexts();
  const [value, setValue] = useState(3);
  return (
    <Column>
      <QuantityInput label={words('accounts')} value={value} onChange={setValue} max={10} />
      <QuantityInput label={words('accounts')} value={10} onChange={doNothing} max={10} />
    </Column>
  );
}

function StepsShown() {
  const words = useSampleTexts();
  return (
    <Steps
      steps={[
        { id: 'choose', label: words('choose'), state: 'done', onBack: doNothing },
        { id: 'review', label: words('review'), state: 'current' },
        { id: 'done', label: words('done'), state: 'ahead' },
      ]}
    />
  );
}

function TextButtons() {
  const words = useSampleTexts();
  return <TextButton onClick={doNothing}>{words('choose')}</TextButton>;
}

function WorkingButtons() {
  const words = useSampleTexts();
  return (
    <Column>
      <WorkingButton loading={false}>{words('goOn')}</WorkingButton>
      <WorkingButton loading>{words('goOn')}</WorkingButton>
    </Column>
  );
}

/** The components of `src/ui` for actions and navigation; a text says why a component is not shown. */
export const uiControls: Readonly<Record<string, ComponentType | string>> = {
  AppLink: Links,
  BareLink: BareLinks,
  CopyText: () => <CopyText text="MF-20261121-0001" label="MF-20261121-0001" />,
  Dialog: OpenDialog,
  LinkProvider: 'It gives links to those below it.',
  ListTabs: Lists,
  PageHeader: Header,
  Steps: StepsShown,
  TextButton: TextButtons,
  WorkingButton: WorkingButtons,
};

export const formControls: Readonly<Record<string, ComponentType | string>> = {
  CheckCard: Checks,
  CheckGroup: CheckGroups,
  ChoiceCards: Choices,
  QuantityInput: Quantities,
};

export const deskControls: Readonly<Record<string, ComponentType | string>> = { Picture: PictureShown };
