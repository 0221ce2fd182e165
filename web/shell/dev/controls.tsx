import { ActionIcon, Button, CloseButton, Loader } from '@mantine/core';
import { IconHeart, IconSend } from '@tabler/icons-react';
import { ActionLink } from '#web/ui/buttons/action-link.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { DropMenu } from '#web/ui/buttons/drop-menu.tsx';
import { QuickExit } from '#web/ui/buttons/quick-exit.tsx';
import { DevSection, Variants } from './part.tsx';

const variants = ['filled', 'light', 'default', 'outline', 'subtle'] as const;

/** Buttons and links. */
export function ButtonSamples() {
  return (
    <DevSection title="Buttons and links">
      {variants.map((variant) => (
        <Variants key={variant} name={`Button ${variant}`}>
          <Button variant={variant}>Send</Button>
          <Button variant={variant} leftSection={<IconSend size={18} aria-hidden />}>
            With an icon
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} color="red">
            Danger
          </Button>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} size="lg">
            Large
          </Button>
        </Variants>
      ))}
      <Variants name="Button, in a narrow place" wide>
        <div style={{ width: '12rem' }}>
          <Button fullWidth>Words that do not fit on one line of a button</Button>
        </div>
      </Variants>
      <Variants name="ActionLink, ButtonLink">
        <ActionLink to="#content">Filled</ActionLink>
        <ActionLink to="#content" look="soft">
          Soft
        </ActionLink>
        <ActionLink to="#content" look="bare">
          Bare
        </ActionLink>
        <ActionLink to="#content" size="large">
          Large
        </ActionLink>
        <ButtonLink to="#content" variant="light">
          A link as button
        </ButtonLink>
      </Variants>
      <Variants name="ActionIcon, CloseButton, CopyButton, Loader">
        <ActionIcon aria-label="Like">
          <IconHeart size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label="Like, filled" variant="filled">
          <IconHeart size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label="Like, disabled" disabled>
          <IconHeart size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label="Like, loading" loading>
          <IconHeart size={22} aria-hidden />
        </ActionIcon>
        <CloseButton aria-label="Close" size={44} />
        <CopyButton content="copied" />
        <Loader size="sm" />
      </Variants>
      <Variants name="DropMenu, QuickExit">
        <DropMenu label="Menu" button={<span>Menu</span>} align="start">
          <a href="#content" data-menu-item>
            One
          </a>
          <button type="button" data-menu-item>
            Two
          </button>
        </DropMenu>
        <QuickExit />
      </Variants>
    </DevSection>
  );
}
