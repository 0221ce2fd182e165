import { NativeSelect, NumberInput, PinInput, Switch, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { CodeInput } from '#web/ui/forms/code-input.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { SettingSwitch, SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './dev.module.css';
import { DevSection, Variants } from './part.tsx';

const options = ['Noord-Holland', 'Utrecht', 'Zeeland'];

/** Form fields, in each state. */
export function FieldSamples({ scheme }: { scheme: string }) {
  const [on, setOn] = useState(true);
  const pin = useId();
  return (
    <DevSection title="Fields and forms">
      <Variants name="TextInput" wide>
        <div className={styles.fields}>
          <TextInput label="Empty" placeholder="Placeholder" />
          <TextInput label="Filled in" description="What it is for" defaultValue="Robin" />
          <TextInput label="With an error" defaultValue="robin@" error="Ongeldige e-mail" />
          <TextInput label="Disabled" defaultValue="Robin" disabled />
        </div>
      </Variants>
      <Variants name="PasswordInput, CodeInput, NumberInput, NativeSelect" wide>
        <div className={styles.fields}>
          <PasswordField label="Password" defaultValue="a rather long password" />
          <PasswordField label="Password, with an error" error="Vul dit nog in." />
          <CodeInput label="Code" placeholder="123 456" />
          <NumberInput label="Number" hideControls defaultValue={18} />
          <NativeSelect label="Choice" data={options} />
          <NativeSelect label="Choice, with an error" data={options} error="Kies een regio uit de lijst." />
          <NativeSelect label="Choice, disabled" data={options} disabled />
          <div>
            <p id={pin}>PinInput</p>
            <PinInput length={6} type="number" aria-labelledby={pin} />
          </div>
        </div>
      </Variants>
      <Variants name="Textarea" wide>
        <div className={styles.fields}>
          <Textarea label="Message" minRows={3} defaultValue="Hoi! Zullen we gaan zeilen?" />
          <Textarea
            label="Message, with an error"
            minRows={3}
            error="Dit mag hoogstens 1000 tekens lang zijn."
          />
        </div>
      </Variants>
      <Variants name="Checkbox, Switch">
        <CheckField label="Off" />
        <CheckField label="On" defaultChecked />
        <CheckField label="With an error" error="Vink dit aan." />
        <CheckField label="Disabled" disabled />
        <Switch label="Off" />
        <Switch label="On" defaultChecked />
        <Switch label="Disabled" disabled />
      </Variants>
      <Variants name="SettingsSection, SettingSwitch" wide>
        <SettingsSection title={`A subject, ${scheme}`} lead="A sentence on what it does.">
          <SettingSwitch
            label="A setting"
            description="And what it means when it is on."
            checked={on}
            onChange={setOn}
          />
          <SettingSwitch
            label="A setting, off"
            description="Disabled."
            checked={false}
            disabled
            onChange={setOn}
          />
        </SettingsSection>
      </Variants>
      <Variants name="FormEnd" wide>
        <Panel className={styles.stack}>
          <FormFooter failure={null} busy={false} label="Save" />
          <FormFooter failure="Dit klopt niet helemaal." busy={false} label="Refused" />
          <FormFooter failure={null} busy label="Busy" />
        </Panel>
      </Variants>
    </DevSection>
  );
}
