import type { SpecimenContent } from "../schema.ts";

/** Examples of what a client holds in the end. One invented product runs through all of them. */
export const specimens: SpecimenContent = {
  label: "Invented example",
  inventedProduct: "Salita, an appointment scheduler for a neighborhood clinic",
  ux: {
    title: "Sample map of one task: changing an appointment",
    noteLabel: "For the developers",
    screens: [
      {
        name: "The reminder message",
        words: "Visit tomorrow. Coming?",
        seen: "They open it standing on the bus, with one hand.",
      },
      {
        name: "The identity check",
        words: "Your member ID",
        seen: "They stop. The card is at home.",
        note: "The link identifies the patient. Without it, ask for the four letters in the message. If wrong, keep what was typed and say where to look.",
      },
      {
        name: "Times to choose from",
        words: "Which time works for you?",
        seen: "They go back and forth. The times don’t say which doctor.",
        note: "Show the doctor’s name beside each time. Times with the same doctor come first.",
      },
      {
        name: "Check before confirming",
        words: "Old time, new time",
        seen: "They read it twice, then confirm.",
      },
      {
        name: "Appointment changed",
        words: "See you then",
        seen: "They take a screenshot.",
      },
    ],
    action: "Tell us where you think people drop off",
  },
  ui: {
    title: "Sample form field and button, in every state",
    note: "Try it. Nothing you type leaves this page.",
    field: "Your code",
    hint: "Four letters, at the end of the message",
    error: "The code is four letters. Look at the end of the message.",
    button: "Find my appointment",
    busy: "Looking for it…",
    states: {
      rest: {
        name: "Default",
        text: "The field says what to type before anyone types.",
      },
      hover: {
        name: "Hover",
        text: "With the mouse over it, the button fills. A finger doesn’t need this.",
      },
      focus: {
        name: "Focus",
        text: "Press Tab. A ring shows where the keyboard is.",
      },
      pressed: {
        name: "Pressed",
        text: "Hold the button down with a mouse or a finger, and it moves down a little.",
      },
      wrong: {
        name: "Error",
        text: "Type a number and move on. The field says what to fix and keeps what you wrote.",
      },
      loading: {
        name: "Loading",
        text: "The button keeps its place and can’t be pressed twice.",
      },
      off: {
        name: "Disabled",
        text: "The appointment has passed. The text beside the button says so.",
      },
    },
    action: "Send us the form people get wrong",
  },
  customer: {
    title: "Sample notes from an interview at a clinic’s front desk",
    line: "The line separates what happened from what the receptionist thinks.",
    fact: "Fact",
    opinion: "Opinion",
    answers: [
      {
        asked: "When did a patient last miss an appointment?",
        heard: "This morning. The slot stayed empty.",
        kind: "fact",
      },
      {
        asked: "What did you do then?",
        heard: "She called two people from a notebook. Neither picked up.",
        kind: "fact",
      },
      {
        asked: "Why do people miss appointments?",
        heard: "“They forget. If they paid in advance, they’d come.”",
        kind: "opinion",
      },
      {
        asked: "What have you tried so far?",
        heard:
          "They paid for a messaging service, and dropped it when the only person who could use it left.",
        kind: "fact",
      },
    ],
    meaning: {
      name: "What this interview means for the product",
      text: "It’s only one interview. Here the slot was lost because nobody could fill it in time. If others say the same, start where a patient gives a slot back.",
    },
    next: {
      name: "What to ask in the next interview",
      text: "Who decided to pay for the messaging service, and who decided to drop it? We’d ask the clinic’s owner.",
    },
    action: "Tell us who you’d interview first",
  },
  product: {
    title: "Sample backlog: the requests, in order",
    goal: "Goal: patients who can’t make it can change their appointment without calling.",
    refused: "No",
    requests: [
      {
        name: "Change an appointment from the reminder",
        from: "Asked for by patients",
        reason: "It’s the goal itself, and today each change ties up the only phone line.",
      },
      {
        name: "A shared schedule for the front desk",
        from: "Asked for by the coordinator",
        reason: "Without it, every change is copied by hand, and that’s where mistakes happen.",
      },
      {
        name: "Tell the doctor when her schedule changes",
        from: "Asked for by a doctor",
        reason: "Today she finds out from an empty chair. The shared schedule has to exist first.",
      },
      {
        name: "A waiting list for freed slots",
        from: "Asked for by a patient’s daughter",
        reason: "There’s no slot to offer until someone gives theirs back.",
      },
    ],
    refusals: [
      {
        name: "Paying when you book",
        from: "Asked for by the front desk",
        reason: "So far it’s one opinion from one interview. A fact would bring it back.",
      },
      {
        name: "The medical record beside the appointment",
        from: "Asked for by another doctor",
        reason: "It’s health data and needs other permissions. Nobody needs it to change an appointment.",
      },
    ],
    action: "Send us the requests you can’t rank",
  },
  project: {
    title: "Sample weekly report, on one page",
    days: "Days {first}–{last}",
    week: {
      first: 6,
      last: 10,
    },
    date: {
      name: "Date moved: front-desk trial",
      text: "The trial at the front desk moves from day {from} to day {to}. For now, the launch stays where it was.",
      from: 12,
      to: 14,
    },
    done: {
      name: "Finished this week",
      items: [
        "Changing an appointment works from the message to the screen that confirms it.",
        "The shared schedule opens on the clinic’s old computer.",
      ],
    },
    late: {
      name: "What’s late, and why",
      items: [
        "The doctors’ hours aren’t in the schedule yet.",
        "The coordinator’s list came without the afternoons. We asked for the rest the same day.",
      ],
    },
    decide: {
      name: "What you decide",
      items: [
        "Open with the mornings only, or wait for the full list?",
        "We’d open, because the afternoons can be added later. With your answer by day {day}, the launch holds.",
      ],
      day: 11,
    },
    action: "Tell us which date slipped last",
  },
  design: {
    title: "Sample round of ideas, with the one we tested",
    question: "How could patients who can’t make it give their slot back in time?",
    rules: {
      name: "Rules for choosing an idea",
      text: "Patients need no app, payment, call or trip.",
    },
    ideas: [
      {
        name: "The clinic’s own app",
        fate: "Dropped: patients would have to install it.",
        state: "dropped",
      },
      {
        name: "A deposit when booking",
        fate: "Dropped: patients would pay to book.",
        state: "dropped",
      },
      {
        name: "A recorded voice on the phone",
        fate: "Dropped: the line would still be busy.",
        state: "dropped",
      },
      {
        name: "A board of free slots at the door",
        fate: "Dropped: it only helps people who are already there.",
        state: "dropped",
      },
      {
        name: "A list of people who can come right away",
        fate: "Kept for later: there are no free slots to offer yet.",
        state: "later",
      },
      {
        name: "A reminder you can answer",
        fate: "Kept, and tested.",
        state: "tested",
      },
    ],
    test: [
      {
        name: "How we tested the reminder",
        text: "The front desk sent the messages by hand, with a link to a fake screen, and wrote each change in a notebook.",
      },
      {
        name: "What the test showed",
        text: "People answered the message with “I can’t make it.” On the screen, they overlooked the “Manage” button.",
      },
      {
        name: "What to build",
        text: "The reminder, with “I can’t make it” on the button, the way patients say it.",
      },
    ],
    action: "Tell us which problem keeps coming back",
  },
  quote: {
    title: "Sample MVP quote: yours adds a price and dates",
    parts: [
      {
        name: "What comes first",
        entries: [
          {
            name: "Patients change their own appointment",
            reason:
              "It’s the one task that has to work, and today it depends on someone picking up the phone.",
          },
          {
            name: "The shared schedule at the front desk",
            reason: "If the desk doesn’t see a change, nothing has changed.",
          },
        ],
      },
      {
        name: "What can wait",
        entries: [
          {
            name: "The waiting list",
            reason: "It needs free slots, and those come from the first part.",
          },
          {
            name: "Messages to doctors",
            reason: "At the start, the front desk can tell them in person.",
          },
        ],
      },
      {
        name: "What stays out",
        entries: [
          {
            name: "Medical records",
            reason:
              "They’re the most sensitive data a clinic keeps, and an appointment can change without them.",
          },
          {
            name: "Payments",
            reason: "You didn’t mention them in your message. If you need them, we’d start with one payment method.",
          },
        ],
      },
    ],
    action: "Ask for your free quote in two sentences",
  },
};
