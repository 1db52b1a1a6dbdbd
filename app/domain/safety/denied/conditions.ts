/** Names of disorders: words that only a doctor may put to a person. */
export const CONDITIONS_EN =
  '(?:(?:clinical|seasonal|postnatal|postpartum|major|manic) depression|clinically depressed|(?:c-)?ptsd|adhd|ocd|bpd|bipolar|borderline|schizo\\w+|psychosis|psychotic|anorexi\\w+|bulimi\\w+|autis\\w+|mania|manic|dissociative|personality disorder|\\w+ disorder|narcissis(?:t|tic|m)|narcissists|psychopath\\w*|sociopath\\w*|mental illness|mentally ill|codependen\\w+)';
export const CONDITIONS_ES =
  '(?:depresion (?:clinica|mayor|estacional|posparto)|trastorno|bipolar|bipolaridad|tdah|esquizo\\w+|psicosis|psicotic[oa]|anorexi\\w+|bulimi\\w+|autis\\w+|mania|maniac[oa]|narcisista|psicopata|sociopata|ansiedad (?:generalizada|clinica|patologica)|enfermedad mental)';
