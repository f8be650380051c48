import type { EventPart } from '../types.ts';

/** Events 29 to 56. */
export const eventsB = {
  29: {
    title: 'The Forest’s Own Woodcutter',
    scene:
      'It is felling when you find it. A tall thing, jointed in the wrong places, with bark grown over one half of a face, swinging an axe made of a man’s shoulder blade; and what it fells goes down with a cry. Beside it the stumps are stacked by length. Old Wick is among them. It has watched woodcutters for a very long time, and concluded that this must be what’s done here. It stops, wipes its brow as they do, looks you over for straightness of grain.',
    outcomes: [
      'It tests you with the flat, twice, and finds you knotty. You are rolled downhill with the other rejects. It is an hour before your arms will answer. Back at the camp they have already divided your blanket, and are very nice about it.',
      'You take the axe off it, and then the arm. It doesn’t chase you. It sits down upon a stump, as they do, at the end of a day. When the crew hear they are no longer being counted they empty their pockets, and the cook parts with what he had put by for snakebite.',
      'When it is down, what there is of the face moves. “How many,” it says, “is enough?” You haven’t got an answer. Nor, from their looks that night, have they. The foreman goes back by himself with a lamp and a knife. At breakfast he has something for you that he made from what he found.',
    ],
  },
  30: {
    title: 'Bark and Bone',
    scene:
      'The foreman can’t count past twenty but he can carve. He has cut a disc from the thing’s own bark and let into it a ring of bone, old Wick’s, he says; the family was asked. All twenty-two have put their thumb to it while the pitch was wet. “We’ll take every third tree,” he tells you, “and plant for it. It’s written there, round the edge. Course, none of us can write. So it’s more of a promise.”',
    outcome:
      'The whole camp has chipped in with a coin besides. You wear it under the shirt, where it is always a bit damp. When you are struck at in earnest, it creaks and you feel twenty-two men and a tree step between, all at once, grumbling.',
    name: 'Woodcutters’ Charm',
  },
  31: {
    title: 'The One Who Drew Them',
    scene:
      'Under the outer wall of Kaer Morhen the chalk marks come thick as bird droppings. Some lead to a stone near the drain, third course up, with its edges worn by small fingers. The others lead into the pines; and there, going through the morning exercise with a peeled stick, is a man about fifty, thin, barefoot in the snow. His eyes are just eyes. “I was nine,” he says, not stopping. “They turned me back at the gate. Said I wouldn’t live. I’ve been keeping up.”',
    options: ['Try the stone beside the drain', 'Cut a stick and join the exercise'],
    outcomes: [
      'He nods, as though it is what he would have done. “I never looked,” he calls after you. “It’s for those who got in.” You count along from the drain. The fifth stone gives beneath your thumbs with a small gritty sound, like a tooth.',
      'Forty years without a teacher, without mutagens, without being told what can’t be done. You are panting inside the hour; he is not. There is one movement, he found it by himself in the second winter, that no school has. He shows you slowly, with enormous pride, and you get it right the ninth time.',
    ],
  },
  32: {
    title: 'The Quarry at Doldeth',
    scene:
      'Bench below bench the quarry goes down, and at the bottom stands the face they cut the talking stone from, smooth, grey-green, a hundred feet high. There is no sound whatever. Even your boots don’t make any. A sign painted by the last foreman says: WHATEVER YOU HAVE SAID HERE, IT IS SAVING. You think of centuries of overseers, all that shouting, poured into a wall. You say, quite low, that you have come to listen. The face draws a breath.',
    outcomes: [
      'It gives you everything. Every curse and every lash laid on since the first block was cut, in one word, at the pitch that breaks stone; it takes your armour off plate by plate. You lie there in the dust, deaf, and very clear in the head. Nobody has been so honest with you for years.',
      'You drop behind a half-cut block and let it roar across you. You are not the one it is angry with. When it has finished, the block has split, and the hollow inside is lined with crystal worth carrying away; the dust has settled in your mail and set as hard as enamel.',
      'You stand. There is a knack to it, leaning in, giving by turns, letting the names go past on either side. At the end it is just one voice, that of a boy, asking for water. You pour some out. There is a little heap of quarrymen’s pennies at your feet, and you’ll not be easy to move again.',
    ],
  },
  33: {
    title: 'Light Fingers',
    scene:
      'In a heap at the west gate lie the dogs, snoring, with their tongues out. Fenna steps over them carefully in her one shoe, and doesn’t start shaking until you are both past the last cottage. “I was sold at six to a counting house,” she says. “I’ve never touched a coin I didn’t have to write down.” She opens her hand. There are two buttons in it, a ring, and your own belt knife. “I’m not sure where all this came from. I’ve found I rather like it.”',
    outcome:
      'She means to go along as far as the sea. She sleeps sitting up, reckons distances aloud, and can’t pass a rich man on the road without bumping into him and being terribly sorry. Only ever when you are down to nothing. “It must balance,” Fenna says, horrified that you’d think otherwise.',
    name: 'Fenna',
  },
  34: {
    title: 'What the Letter Asked',
    scene:
      'Ysbel Harrow turns the page round so that you can see there is a second side. “The bearer has come a long way and has not opened this. Try him with the sword, as I tried you. If he lives he is to have what I didn’t live to teach him.” She folds it small. “He meant the boy, of course,” she says. “He never could think of everything.” She has already taken a sword down, and it has been sharpened, recently, on both edges.',
    outcome:
      'You live, though not by much: her third pass goes through your guard as through a curtain, and she is weeping and doesn’t slow down. What comes after is a dead man’s whole last lesson, and it is in the thing you were best at already. She gives you the boy’s fare home. Someone ought to have it.',
  },
  35: {
    title: 'Friday, at the Bottom',
    scene:
      'You go down with a boulder in your arms and your eyes open. Green, then brown. Then the dark starts to unroll around you in long soft folds, and you see where it comes from. It sits on the bottom, hunched above a slab, huge, pale, with a child’s round head, licking. It is trying to get a word off. Each Friday a bit more comes away and drifts up to Sall. It notices your shadow on its work, and covers it with a forearm, as a schoolboy does.',
    outcomes: [
      'It takes you for one of the letters. You are licked off and sent up with the black, turning over and over, and they find you in the trough at Sall with your lungs full of ink. The woman on the bench has knitted you something. You’ll be coughing up commas for days.',
      'You let go your boulder and it lands on the arm. While it nurses that you come up with both fists full of what the hamlet has thrown in for luck, two hundred years of it, right back to the bent silver. On Friday the spring runs grey. It is reckoned an improvement.',
      'It isn’t strong, only stubborn. As it lets go it looks at you like a child forbidden something for its own good. You have a few lucky pennies and a splinter of the slab. One corner of the word is still on it, quite legible to anyone who could read it.',
    ],
  },
  36: {
    title: 'The Shepherd’s Horn',
    scene:
      'Once it hung round a neck. The strap has been chewed and the neck has gone, but the horn is sound, a ram’s, two full turns, with a brass lip worn thin on one side by somebody who blew it out of the corner of the mouth. Scratched inside the bell are notches, in fives. They come to a flock. The last shepherd who wore it had been sounding it when he was taken: when you hold it to your ear there is the end of a note, still going.',
    outcome:
      'Blow it when you are nearly done, when there is hardly anything left in your hands, and whatever you had thought was scattered comes trotting back to you over the hill. It only does it the once before it needs to rest. Dogs for a mile around will be devoted to you.',
    name: 'Ram’s Horn',
  },
  37: {
    title: 'Read Aloud, Slowly',
    scene:
      'Under the crags at Ard Modron Ysbel Harrow keeps bees, and moves as if the air might take offence. She breaks the seal with a thumbnail. She learnt to read late, and does it aloud, with a finger. “To, my, best, pupil. I, am, told, I, have, till, spring.” The finger stops; goes back. She reads the next part silently, and then her eyes come up to your medallion. “Show me,” she says. “The thing your school does that others can’t. Never mind why.”',
    outcomes: [
      'You show her. She is kind about it. “No,” she says, “you’re just the post, aren’t you,” and puts the letter behind the clock. You are fed on heart of comb and paid for your boots. The boy, she asks as you go. Was his hair combed? She’d thought it would have been.',
      'She walks round you, then takes hold of your elbow and shifts it by the width of a bee. You do it again, and this time it is what your school had been reaching for, all these years. “He’d want it to go to someone,” says Ysbel. She burns the letter without showing you the end.',
      'Her bees fall silent. You hadn’t known that bees could. “Well,” says Ysbel Harrow after a time, and wipes both palms down her apron, and closes the gate of the yard with you inside. “You’d better hear the other side of the page.”',
    ],
  },
  38: {
    title: 'The Other House',
    scene:
      'One room, drying racks to the roof, a table with two chairs. Bryga uncorks your bottle, puts a drop to her tongue, and shivers. “You’ll do.” At last she brings out the knife and lays it between you: a grafting knife, very clean. “My husband used it on the fruit trees, then on me. He’s under the rue. He does it no end of good. The steward’s begun to wonder. So you can help me finish my work and be gone, or you’ll be wanting paid.”',
    options: ['Work at her bench until daybreak', 'Name a price for forgetting'],
    outcomes: [
      {
        then: 'She watches how you take up the pestle: like a tool. You get a long thoughtful look across the bench, and for an hour there is no sound but grinding. Then, without having asked which way you are going, she starts lifting things down from their hooks.',
        else: 'You hold the pestle like a spoon. All night she puts that right, patiently, leaf by leaf, with her hand over yours and the knife lying there between the two of you, until you see what a leaf is for. At daybreak she shows you the back way out.',
      },
      'She has it ready in a crock: the rent, four years of it. You are given a bed too. All night long you hear the knife at the table, shuck, shuck, going through something, and you lie there considering what exactly you have been paid to forget, and how well she grafts.',
    ],
  },
  39: {
    title: 'Her Own Water',
    scene:
      'Wray drives the last nail and kisses the hammer. For a moment there is no change at all. Then a sort of ripple passes under the boat, right there on the trestles, and she lifts, and sets herself straight, as a horse does when it feels a rider. “She’ll find the water,” the old man says, “if it’s there to be found. Where it’s not, she’ll wait. Put a coin beneath the thwart each time. It isn’t for me. She likes to feel she is being hired.”',
    outcome:
      'No oars; you’d only offend her. Follow a stream, a ditch, a wet place in the grass, and she’ll be around the next bend with her nose on the bank. Pay her, step in, and look at something else. When you look back it is another shore.',
    name: 'The Heron Boat',
  },
  40: {
    title: 'Not Finished',
    scene:
      'Siward Wray is the whole boatyard at Loc Ichaer, he and a dozen boats with no oars. He is almost as deaf as his timber. “You’ve seen her!” he shouts, overjoyed, when you tell him about the mountain ash. “They will go off. I get them so far, then I stop for my dinner.” And here she is, on trestles, with a dry leaf in her. She wants a few rivets of good metal, he bawls, and she is finished. Or, well. You might try her as she is.',
    options: ['Pay for the rivets', 'Try her as she is'],
    outcomes: [
      'He melts the coins down before your eyes, humming on one note. Six rivets, no bigger than lentils. He lets you hold the light and, for the sixth one, the tongs. The boat has begun very faintly to rock, though the floor of the shed is as dry as a biscuit.',
      'She tries you. There is a lake, a fog, a great deal of sky. She puts you out on the shingle beneath Kaer Seren, nudges you twice in the small of your back, and is gone. In your lap is her cargo, it seems, or fare: a stoppered flask and a wet purse.',
    ],
  },
  41: {
    title: 'Orders of the Dead',
    scene:
      'At Haern Caduch the castellan comes down in person, and turns pale at the pennant. Her grandmother used to speak of it. She carries the order to a window, cuts round the seal to save your thumbprint, and reads. “To whoever holds the Bear’s gate. Give the bearer what the bearer’s rank deserves. I’m good for it. More to follow.” She turns it over, and back. “It’s a lawful order. We’ve never had one countermanded,” she says. “So then. What is your rank?”',
    outcomes: [
      'You tell her the truth, and she looks it up in a very old book. A private soldier, arriving on foot, is due beer money and something hot for the chest. It is the something hot that makes your eyes water. She has you sign in the column headed Dead Man’s Account.',
      'A corporal of sorts, you decide between you. That carries a corporal’s pay and an afternoon with the armourer’s drill-book, with the armourer standing over you, bored, correcting. Somewhere many miles off in a roofless tower a pen ticks off an item. You could almost swear you felt it.',
      'She reads your scars, looks at the book, and shuts it. “Captain,” she says. A captain coming off campaign gets the tower bed and a week of being asked nothing. You are asleep before your boots are off. You dream of a dry voice going over an old siege, step by step, and you wake knowing it.',
    ],
  },
  42: {
    title: 'Bryga Packs Her Knife',
    scene:
      'By sunup the racks are bare. She has rolled the whole house into three bundles and an apron. Then, a long way off through the trees, the steward’s dogs begin, down at the other place, in the herb garden. You both stand listening. They bark; they dig; after a while they stop, and a man’s voice says something short. “They’ve found the boots,” says Bryga. “I always told the old man to take his boots off.”',
    outcome:
      'She goes along with you, three steps behind and talking. In trouble she reaches past your elbow, takes away what you were about to use, slaps into your hand the thing you’d just thrown aside, and ties something round your arm while she is there. She is generally right. She has never once apologised.',
    name: 'Bryga',
  },
  43: {
    title: 'The Customs House',
    scene:
      'It squats over the pass with slits for windows. Beren Taul’s household guards are inside, eight of them, with the strongbox, and so is Beren Taul, laid out in the cold room. The powder goes off on the second try and the fine door comes down flat. “Read it to them,” yells the corporal. You get as far as the first whereas. In the smoke, in front of the box, someone in full plate stands up from a kneeling position, sighs, and draws.',
    outcomes: [
      'The one in plate goes through the ten of you as a plough goes through mice. You are permitted to leave, on payment. Down the road the corporal crosses four months off her list and writes in what she owes to you, at the bottom, and you both know how that list ends.',
      'You get the box out by the window. It isn’t as heavy as one could wish, but it is shared there on the road, by the list, name by name, and the dead get theirs too. You draw a reader’s fee. Behind you somebody in full plate is sitting in the doorway with their helmet off.',
      'Steel on steel, for a good while; then a visor goes up. A grey-haired woman, very tired. “Enough,” she says. “Did anyone ever look in it?” She kicks the lid open. A little pay; the rest is pebbles. “I swore I’d guard it,” she says, “so I never looked.” The ten divide the pay. She watches you.',
    ],
  },
  44: {
    title: 'A Book With Pages Gone',
    scene:
      'A hunter, once: there is a horn button, a boot, a rifled pack. Now you can see what they were following: your bedroll, bought third-hand in the spring, is cut from the same grey coat as this man’s. They took you for him. They wished to show somebody where he lay. In oilcloth under the ribs is his book, thirty seasons of it. Every second page is torn out, cleanly, with a ruler, by someone who meant to leave half of a truth.',
    outcome:
      'He has written in the margin: for each of these there is another; choose. You sit by him until it is too dark to read. At the next strange place you’ll know there were two ways for it to go. The white wolf allows you the coins from his pack. She only wants the coat.',
  },
  45: {
    title: 'Do Not Shake',
    scene:
      'Nobody had ever won this one, so they had hung it at the top of the wheel where the lead weight ought to go. A pouch of black kid, tight as a plum, sewn up with wire. DO NOT, it says on a tag, and on the other side, SHAKE. The keeper of the wheel unhooks it with a forked stick, at the limit of both arms. Everybody who had been crowding in remembers some other place to be.',
    outcome:
      'Cautious trial, in an empty field, shows that a pinch will do. It wants a bit of silver shaved in with it, or it sulks. After that you need only throw and look away. Afterwards there is a scent of burnt sugar, and a round, clean, perfectly flat place where your difficulty was standing.',
    name: 'The Unshaken Pouch',
  },
  46: {
    title: 'The Wheel Turns',
    scene:
      'It did honest work once, on some cart or hoist, and it still turns like a thing with somewhere to go. The pictures on the rim were burnt in with a hot iron: a fish, a crown, a hanged man, a sow, a door. You can’t tell which are the good ones. Whoever drew them may not have known. The clicking slows. The faces around you, open-mouthed, go tick, tick, from light into shadow, and all of them wish you well, or wish you something.',
    outcomes: [
      'The hanged man. He has a rather friendly face. Everyone sighs with pleasure, and you are relieved of something by the keeper of the wheel; then they all slap your back, hard, because for today at any rate it wasn’t them. You feel oddly awake. It is like having been missed by a cart.',
      'The sow. She is lucky in a small way, they tell you, she is lucky the way pigs are: never grand, always fed. They scoop you your winnings from a sack. Here and there among the coins is a tooth, where somebody had been short.',
      'The crown! No one has seen it come up in so long that there is some argument about what it pays. It pays what’s in the sack. You walk away with your pockets dragging. Behind you they are already burning in another picture, quickly, over the top of it.',
      'The door. All the noise stops. The pointer quivers on the line, leans, stays. You get a coin on account, for your trouble, while they argue about who has to fetch it. “It’s yours now,” says the keeper of the wheel, in a whisper, pointing to what hangs at the very top.',
    ],
  },
  47: {
    title: 'The Monster of the Second Act',
    scene:
      'Lights; nuts; an enormous breath from the dark. The hero comes on. You smell him before you see him, for he has been at the brandy since the prompter eloped, and it was his prompter; and in place of the tin sword he is carrying the real one, off the wall of the inn. “Foul beast!” he cries. He means it. He takes a swing that removes one of your goats. The audience shrieks for joy. In the wings Zofronia is making signs at you, and you can’t tell which.',
    options: ['Give them a real monster', 'Die early, and with a speech'],
    outcomes: [
      'You chase him through three painted forests and the orchestra. He gets one good one in before you sit on him. They are standing on the benches! They are also forming a mob, being simple people; so you go out by the scene door, with your pay, still in goat, and into the woods.',
      'It lasts a quarter of an hour. You forgive him, and the maiden, and the sea. Strong men are led out. The hero, sobered, kneels and holds your hoof. There is a flower for you at the stage door, a purse, a flask from the maiden’s own box, and everybody in town wants you to dinner.',
    ],
  },
  48: {
    title: 'A Knight Without a Castle',
    scene:
      'Dame Ortrun held a castle for ten winters till the king it belonged to mislaid the war. Since then she has guarded a bridge, a hierarch, a cheese, and a box of pebbles, always on oath. She sits on the customs house step knocking out a dent with the pommel of her sword. “I don’t serve anyone any more,” she tells you. “I’ve given it up. I charge by the blow.” She holds the vambrace to the light, squints. “That one there was yours. Very decent.”',
    outcome:
      'So she comes along, at the agreed rate, a coin for each dent worth speaking of. When something dreadful is bearing down she’ll say “Excuse me,” step in front of you, and take it on the shield with her eyes closed. Then she writes it down.',
    name: 'Dame Ortrun',
  },
  49: {
    title: 'The Warrant Office',
    scene:
      'The counting house has a lawyer and the lawyer has a drawer, and in the drawer, after two hours and a bun, the clerk discovers it. Fenna, indentured, aged sixteen. Charge: theft. Of what? He runs his finger down. “One girl,” he reads. “Value as per ledger.” She is accused of having stolen herself. He is a conscientious man and you can see it spoils his bun. There is a fee for searches, he says, for those who can stand it. For others there is a reward going unclaimed.',
    outcome: {
      then: 'Your purse can stand it. You pay for the search and get an hour alone with the file: ten years of attempts, gate by gate, each of them a little better than the one before. There is much in it to study. The warrant itself he puts back in the wrong drawer, firmly, and goes home early.',
      else: 'He looks into your purse, then at his bun, and arrives at a decision. The reward is stamped as paid, girl recovered by bearer, and counted out to you before anybody can ask where she might be. The warrant slips down behind the drawer. These old desks, he says.',
    },
  },
  50: {
    title: 'Blunted Halberds',
    scene:
      'They come on in two ranks with the points wavering, and an ugly rustle of cork. The captain has told them there is a ham for whoever knocks you down. You look along the line: spots, chinstraps, a lad with his eyes shut. They are bad, but there are twenty of them and it is a large ham. You take up your stance upon the wet cobbles. Behind them, on her trough, she leans forward with her chin in her hands, like a woman at a play.',
    outcomes: [
      'The ham goes to the boy with his eyes shut. He is inconsolable; he helps you look for your buckles. “It’s always a pleasure,” says the captain, “to see somebody properly buried,” and enters you in the budget at the rate for straw dummies, large.',
      'You stand there like a post in a river till they have tired. The corks make a pretty pattern all over you and not one is where it matters. She pays the better rate, and puts something to it from her own purse, because the lad with his eyes shut has opened them.',
      'Twenty go by you, one after another, on to the dung heap, and not one could say how. She gets up off the trough. “Again,” she says, “slower; and I’ll be twenty-one.” She shows you in turn how a wall was held with nine. You share the ham. It is dark before either of you has stopped.',
    ],
  },
  51: {
    title: 'The Pack Decides',
    scene:
      'No growling. They come the way a sum is worked out, one, and then two to see what you do about one. You know wolves. They shouldn’t look you in the face like this, anxiously, as if it were you who had been slow to understand. The lame one feints at your bedroll each time, always the bedroll. Up on her stone the white one has not moved. Her ears go forward. You get the feeling that what is being voted on is something other than your throat.',
    outcomes: [
      'They pull you down, and then the bedroll off you, and are gone with it over the hill. You keep the throat. But it went on a good while in the dark, with the breath in your face, and one thing you always did without thinking you will have to think about now.',
      'You kill none of them, nor they you. After some time it is simply over, as weather is. The white one trots off and returns and drops at your feet a leather purse, chewed, as if to settle up; then they leave you, looking back, seemingly disappointed.',
      'You put the lame one on its back with a hand around its muzzle, and let it up. That does it. The white wolf rises, comes past you, close enough to touch, and waits. You find a purse lying on the path, then a glove. Then she shows you who had dropped them.',
    ],
  },
  52: {
    title: 'A Word Nobody Speaks',
    scene:
      'Dry, it is a splinter of grey slate as long as your hand, and across it, cut deep, run two and a half letters. They are of no alphabet. A goatherd won’t have it in the house. A learned elf on the road looks, starts to pronounce it, stops, and sits down with her back to you till you have put it away. “It’s an imperative,” she tells you in the end. “We got rid of them. There were things that did as they were told.”',
    outcome:
      'You carry it wrapped. When you strike a really hard blow, with all of you behind it, it turns warm, and the half of a word goes through you like a shout through a house; and everything in you that had been lying down gets up to see what’s wanted.',
    name: 'The Imperative',
  },
  53: {
    title: 'The Runaway’s Bargain',
    scene:
      '“Dogs tonight, at the west gate,” Fenna says. “I heard them fed. So. One: you’ve got bottles, you must have one that makes things sleepy. I put it in a pie, we go out together, and that’s that, unless you like company. Two: you’re hired.” She shows you a coin, plainly her only one. “There’s a warrant on me at Novigrad. I need to know what it says I took. I’ve been through all my pockets. I can’t think what it could be.”',
    options: ['Give her a bottle for the pie', 'Go and read the warrant for her'],
    outcomes: [
      'She judges the dose as she’d judge a debt, to the drop, with a bit over for the big one. You wait together in an archway, sharing what’s left of the pie. After a quarter of an hour the barking takes on a philosophical note. After twenty minutes there isn’t any.',
      'She makes you out a receipt. It’ll be with the warrant office in Novigrad, filed by the creditor: the counting house of Ebbe and Sons. Then she puts on a hat you hadn’t noticed her take, walks up to the gate with the lantern, and bids the guard good night by name.',
    ],
  },
  54: {
    title: 'The Stone Considers',
    scene:
      'It goes through your Sign as a tailor goes through a coat. You feel the seams being tried: who taught you this, who taught him, the slip he made in a cold year and handed down. It does not hurt. It is more embarrassing than that. Then the dimples in the rock begin to light, one at a time, hand after hand, everyone who ever stood here and was asked the same; and the next in line, between two dead strangers, is a space the shape of yours.',
    outcomes: [
      'The space stays dark. You are put down, politely, some yards off, with your arm dead to the shoulder and a coin in your fist, such as one gives to a singer who has tried. The rain starts again. It isn’t a reproach; it is only rain.',
      'A glimmer, in the thumb and two of the fingers. It is enough to catch the edge of what the others are saying to each other. You don’t follow it, but you come away with every hair on end, able for anything, and someone’s offering glinting in the grass.',
      'Your hand lights. For as long as a breath lasts you are one of some hundreds, and they show you, all together, in no words, the slip your teacher’s teacher made, and how it goes. When you lift your palm away there is a dimple in the rock. It is warm. It fits.',
    ],
  },
  55: {
    title: 'Still Waiting for His Pay',
    scene:
      '“I killed it, right enough,” says Gerrick Moll. “It lived in the peat, so I set the peat afire, and it turned out I was standing on it. A mile and a half of that.” He knocks his crutch where the leg isn’t. “I come back for the money and the steward says it’s paid. Says I signed.” He holds up his writing hand; three fingers are fused. “That’ll be a young one, now, from the same nest. You’ll want to know where. Or d’you want to see a contract?”',
    options: ['Buy him dinner and hear it all', 'Carry his contract to the steward'],
    outcomes: [
      'He tells it to the bone, each step of the walk, and where the young one lies up. He’d like you to have the boots. He hung them in thanks in a split oak in the forest; mind, you’ll need to climb. “I only ever wanted somebody to ask,” Moll says. He has a second dinner.',
      'Moll unfolds it out of a tobacco tin. Eleven years have worn it through along the creases, so it is really four small papers. The steward, when you find him, lives rather better than a steward should. He remembers no such person, he says, and holds out a hand for the papers, smiling.',
    ],
  },
  56: {
    title: 'An Old Contract, Torn Up',
    scene:
      'You do not hand it over. You read it to him aloud: the sum, the beast, the seal. Then, very slowly, you tear it up, and the steward breathes out, since he thinks that this is the end of it. “There,” you say. “No contract. So he never killed it for you, and it’s not dead; and I’m not working here. It’ll be along.” Out in the yard, as luck would have it, a cow lows. He has never had to listen to one before, not properly, at dusk.',
    outcome: {
      then: 'He pays. Moll gets the lot, by your hand, bar a share he insists upon; and since you learnt your trade among rooftops and unpaid bills, the steward’s own purse has come along too. The scraps you burn. One of your rules goes in with them, about never taking sides.',
      else: 'He pays to the last penny, with the cow looking on. Moll won’t touch it until you have taken a share, and then he counts the remainder twice, moving his lips. You burn the scraps on his behalf. Some old rule of yours goes into the fire as well, the one about never taking sides.',
    },
  },
} satisfies EventPart;
