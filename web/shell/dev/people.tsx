import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { ProfileTile } from '#web/profiles/profile-tile.tsx';
import { QrCode } from '#web/ui/forms/app-secret.tsx';
import {
  type Hair,
  hairs,
  Portrait,
  type PortraitLook,
  type Skin,
  skins,
} from '#web/ui/portrait/portrait.tsx';
import styles from './dev.module.css';
import { DevSection, Variants } from './part.tsx';

const styleNames = ['waves', 'bob', 'curls', 'crop', 'quiff', 'bun', 'shaved', 'pixie'] as const;
const grounds = ['primary', 'secondary', 'accent', 'accent-soft'];

const keysOf = <Name extends string>(
  of: Readonly<Record<Name, unknown>>,
  isName: (key: string) => key is Name,
) => Object.keys(of).filter(isName);
const isSkin = (key: string): key is Skin => key in skins;
const isHair = (key: string): key is Hair => key in hairs;

const looks: readonly PortraitLook[] = styleNames.map((style, index) => {
  const skin = keysOf(skins, isSkin);
  const hair = keysOf(hairs, isHair);
  return {
    style,
    skin: skin[index % skin.length] ?? 'honey',
    hair: hair[index % hair.length] ?? 'ink',
    ground: `var(--${grounds[index % grounds.length]})`,
    clothes: `var(--${grounds[(index + 1) % grounds.length]})`,
    glasses: index === 1,
    earrings: index === 2,
    beard: index === 4,
    full: index === 5,
    mask: index === 6,
    lips: index === 7,
  };
});

const card: ProfileCard = {
  id: 1,
  name: 'Robin',
  fictional: false,
  age: 34,
  gender: 'male',
  country: 'NL',
  region: 'NL-NH',
  place: null,
  online: true,
  main_image: null,
};

/** Drawn portraits, and the ways to show a member. */
export function PeopleSamples() {
  return (
    <DevSection title="People">
      <Variants name="Portrait">
        {looks.map((look) => (
          <Portrait key={look.style} look={look} className={styles.face} />
        ))}
      </Variants>
      <Variants name="ProfileTile, OnlineMark, FictionalLabel">
        <div className={styles.tile}>
          <ProfileTile card={card} />
        </div>
        <div className={styles.tile}>
          <ProfileTile
            card={{ ...card, id: 2, name: 'Eleonora-Charlotte', fictional: true, online: false }}
          />
        </div>
      </Variants>
      <Variants name="QrCode">
        <div style={{ width: '9rem' }}>
          <QrCode content="https://vonk.example" label="QR code" />
        </div>
      </Variants>
    </DevSection>
  );
}
