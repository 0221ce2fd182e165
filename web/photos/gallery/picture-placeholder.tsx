import styles from '../picture.module.css';

/** A plain drawn head for a member without a picture. The frame around it carries the name. */
export function PicturePlaceholder() {
  return (
    <svg
      viewBox="0 0 240 320"
      preserveAspectRatio="xMidYMid slice"
      className={styles.image}
      aria-hidden="true"
    >
      <rect width="240" height="320" fill="var(--primary-soft)" />
      <circle cx="120" cy="166" r="92" fill="var(--accent-soft)" />
      <path d="M30 320c0-62 40-96 90-96s90 34 90 96Z" fill="var(--control-line)" />
      <circle cx="120" cy="156" r="50" fill="var(--control-line)" />
    </svg>
  );
}
