import type { Content } from "../../types.ts";

export const legal: Content["details"]["legal"] = {
  compliance: {
    meta: {
      title: "Privacy, terms and consent for your product",
      description:
        "Privacy policy, terms and consents drafted with your own lawyer from what your product really does with data, then built into the screens.",
    },
    title: "Compliance",
    description: "Data and terms that tell the truth.",
    details:
      "We map the data your product collects and draft, together with your lawyer, the policy and terms that describe it; then we build the consents and buttons they call for. You keep the map, the approved texts and the screens. We’re not a law firm: which rules apply to you, and whether you meet them, is for your lawyer to say.",
    featuresLine: "What people accept, made clear.",
    features: [
      "A map of the data you ask for",
      "A reason for every field",
      "Privacy in plain words",
      "Terms a person can read",
      "Consent stored with its date",
      "No tracking cookies before a yes",
      "Buttons to cancel and withdraw",
      "An answer to data requests",
      "A list of outside services",
      "A plan for a data breach",
    ],
    processLine: "Facts shape the clauses.",
    process: [
      {
        title: "Follow the data",
        description:
          "We go through your product as one of its users and note each piece of data left behind.",
      },
      {
        title: "Bring the facts",
        description:
          "Your lawyer gets a few pages with what happens and what’s in doubt, not a software tour.",
      },
      {
        title: "Draft together",
        description: "We propose wording people understand; your lawyer corrects, completes and approves it.",
      },
      {
        title: "Build it in",
        description: "What was approved becomes checkboxes, notices and records the product actually keeps.",
      },
      {
        title: "Set the alarms",
        description:
          "You’re left with a list of changes that call for your lawyer: a new field, country or service.",
      },
    ],
    closing: ["Your lawyer", "knows the law.", "Now the map."],
  },
  ip: {
    meta: {
      title: "Who owns your code, your design and your brand",
      description:
        "A list of who made each part of your product and which document proves it, ready for your lawyer to close the gaps.",
    },
    title: "Intellectual property",
    description: "What’s yours, in your name.",
    details:
      "Code a friend wrote, a logo bought online, a domain in a former partner’s account: we note who made each part and what proves it. With that list, its gaps and the files, your lawyer drafts the transfers of rights and registers the trademark. We search and sort; an opinion on your rights is something only your lawyer can give you.",
    featuresLine: "Each piece with its owner.",
    features: [
      "Inventory of code and designs",
      "An author for each piece",
      "Rights assigned by freelancers",
      "Our part, assigned in writing",
      "Open-source licenses, listed",
      "Fonts and photos with a license",
      "A first search for your name",
      "A logo file ready to register",
      "Domains you hold yourself",
      "An NDA before you show it",
    ],
    processLine: "We follow the signatures.",
    process: [
      {
        title: "Open every drawer",
        description:
          "Repositories, design files, mailboxes, app stores: we note what’s there and who has the key.",
      },
      {
        title: "Find the authors",
        description: "Employee, freelancer, agency, open source: each piece gets a name and proof, or a gap.",
      },
      {
        title: "Rank the gaps",
        description: "Your lawyer sees first what would hurt most if someone came tomorrow to claim it.",
      },
      {
        title: "Get it signed",
        description: "Your lawyer writes and files; we find each person and attach exactly what they made.",
      },
      {
        title: "Close the file",
        description: "You hold one folder that an investor can read without having to phone anyone.",
      },
    ],
    closing: ["Find out", "what’s yours", "on paper."],
  },
  business: {
    meta: {
      title: "Company paperwork your product needs to launch",
      description:
        "Which documents your product needs and when, put in order for your lawyer and your accountant so that none of them holds up the launch.",
    },
    title: "Company setup",
    description: "A company ready to send an invoice.",
    details:
      "To get paid, you need tax documents; to publish an app, sometimes company documents; to sell to a company, a contract. We note what you need and when; your lawyer and accountant file it and choose the company type. You keep the calendar, the folder and the accounts. We don’t advise on law or tax.",
    featuresLine: "Ready before anyone asks.",
    features: [
      "How the money moves, end to end",
      "Notes for a founders’ agreement",
      "Questions about company type",
      "Documents you need to get paid",
      "Documents to publish an app",
      "Who signs each contract",
      "Promises you’re able to keep",
      "Accounts in the company’s name",
      "A list for your accountant",
      "Renewals with their dates",
    ],
    processLine: "Slow forms go first.",
    process: [
      {
        title: "Explain who pays",
        description: "Who pays you, from which country and for what: we turn it into a page others can use.",
      },
      {
        title: "Spot the obstacles",
        description: "We mark what holds up what: no bank account, no payment; no contract, no pilot.",
      },
      {
        title: "Sit down together",
        description:
          "You, your lawyer and your accountant decide at one table; we bring the facts and take notes.",
      },
      {
        title: "Sort the paperwork",
        description: "It goes beside the product calendar; what depends on a government office goes first.",
      },
      {
        title: "Transfer ownership",
        description: "Domain, servers, payments and stores pass to the company, and you keep the passwords.",
      },
    ],
    closing: ["Who sends", "the invoice?", "Let’s decide."],
  },
};
