import { useState } from 'react';
import { languageNames } from '#contract/languages.ts';
import { addressOf, type Display, type Exhibit, galleryLanguages, schemes, widths } from './address.ts';
import { components } from './components/index.ts';
import { allPlaces } from './places.ts';
import { pseudoLanguage } from './pseudo.ts';
import classes from './Sheet.module.css';

const names = { ...languageNames, [pseudoLanguage]: 'Pseudo' };

interface Entry {
  readonly name: string;
  readonly exhibit: Exhibit;
}

const allEntries = (): readonly Entry[] => [
  ...Object.keys(components).map((name) => ({ name, exhibit: { kind: 'component' as const, name } })),
  ...allPlaces().map(({ flow, name }) => ({
    name: `${flow}: ${name}`,
    exhibit: { kind: 'flow' as const, flow, place: name },
  })),
];

/** All components and places, each in a frame as wide as a device. */
export function Sheet({ look }: { readonly look: Display }) {
  const [entries] = useState(allEntries);
  const [wanted, setWanted] = useState('');
  const found = entries.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <div className={classes.sheet}>
      <header className={classes.header}>
        <h1>Gallery</h1>
        <Choices
          name="Language"
          choices={galleryLanguages.map((language) => ({ name: names[language], look: { ...look, language } }))}
          chosen={names[look.language]}
        />
        <Choices
          name="Colours"
          choices={schemes.map((scheme) => ({ name: scheme, look: { ...look, scheme } }))}
          chosen={look.scheme}
        />
        <Choices
          name="Width"
          choices={widths.map((width) => ({ name: `${width} px`, look: { ...look, width } }))}
          chosen={`${look.width} px`}
        />
        <label>
          Filter <input type="search" value={wanted} onChange={(event) => setWanted(event.currentTarget.value)} />
        </label>
        <span role="status">
          {found.length} of {entries.length}
        </span>
      </header>
      <main>
        <ol className={classes.entries}>
          {found.map((entry) => (
            <Frame key={entry.name} entry={entry} look={look} />
          ))}
        </ol>
      </main>
    </div>
  );
}

interface ChoicesProps {
  readonly name: string;
  readonly choices: readonly { readonly name: string; readonly look: Display }[];
  readonly chosen: string | null;
}

const Choices = ({ name, choices, chosen }: ChoicesProps) => (
  <nav aria-label={name} className={classes.choices}>
    {choices.map((choice) => (
      <a key={choice.name} href={addressOf(null, choice.look)} aria-current={choice.name === chosen}>
        {choice.name}
      </a>
    ))}
  </nav>
);

/** `inert` keeps the focus on the sheet, whatever the page in the frame does with it. */
function Frame({ entry: { name, exhibit }, look }: { readonly entry: Entry; readonly look: Display }) {
  const address = addressOf(exhibit, look);
  return (
    <li id={name} className={classes.entry}>
      <h2 className={classes.name}>
        <a href={`#${encodeURIComponent(name)}`}>{name}</a>{' '}
        <a href={address} target="_blank" rel="noreferrer">
          by itself
        </a>
      </h2>
      <iframe title={name} src={address} loading="lazy" inert style={{ inlineSize: look.width }} />
    </li>
  );
}
