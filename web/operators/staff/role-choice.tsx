import { type Role, roles } from '#contract/operators/roles.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import styles from './role-choice.module.css';

/** The roles that are ticked in a form. */
export const rolesIn = (form: FormData): Role[] =>
  roles.filter((role) => form.getAll('roles').includes(role));

/** The five roles as check boxes, each with its work in a few words. */
export function RoleChoice({ chosen, error }: { chosen: readonly Role[]; error: string | undefined }) {
  const text = useText();
  return (
    <fieldset className={styles.roles}>
      <legend>{text('operators.staff.roles')}</legend>
      {roles.map((role) => (
        <CheckField
          key={role}
          name="roles"
          value={role}
          defaultChecked={chosen.includes(role)}
          label={text(`operators.role.${role}`)}
          description={text(`operators.role_what.${role}`)}
        />
      ))}
      {error === undefined ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
