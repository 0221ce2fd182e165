import { Spark, Wordmark } from '#web/ui/brand/spark.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './dev.module.css';
import { DevSection, Variants } from './part.tsx';

const colours = [
  ...['ground', 'surface', 'surface-hover', 'sunken', 'text', 'quiet', 'line', 'control-line'],
  ...['primary', 'primary-hover', 'primary-text', 'on-primary', 'primary-soft', 'secondary', 'on-secondary'],
  ...['success', 'warning', 'on-warning', 'danger', 'on-danger', 'unread', 'on-unread'],
  ...['accent', 'accent-soft', 'accent-deep'],
  ...['stage', 'stage-hover', 'on-stage', 'on-stage-quiet', 'on-stage-mark'],
];

const sizes = ['3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;

/** Colours, fonts and shapes, the basis of all other components. */
export function FoundationSamples({ name }: { name: string }) {
  return (
    <DevSection title="Foundations">
      <Variants name="tokens.css: colours" wide>
        <ul className={styles.swatches}>
          {colours.map((colour) => (
            <li key={colour} className={styles.swatch}>
              <span style={{ background: `var(--${colour})` }} />
              {colour}
            </li>
          ))}
        </ul>
      </Variants>
      <Variants name="tokens.css: type" wide>
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})`, lineHeight: 1.2 }}>
            <span style={{ fontFamily: 'var(--font-heading)', fontWeight: 700 }}>{name}</span> text-{size}
          </p>
        ))}
      </Variants>
      <Variants name="Spark, Wordmark">
        <Spark size={20} />
        <Spark size={32} />
        <Spark size={56} />
        <Wordmark name={name} size={24} />
        <Wordmark name={name} size={40} />
      </Variants>
      <Variants name="Panel" wide>
        <Panel>
          <h3>Panel</h3>
          <p>
            A calm raised surface, with a link to <a href="#content">somewhere</a>.
          </p>
        </Panel>
      </Variants>
    </DevSection>
  );
}
